# docker build -f site/.hosts/nginx.Dockerfile -t badugi site
FROM alpine:3.22 AS compressed
COPY . /site/
RUN rm -rf /site/.hosts /site/_headers /site/_redirects \
 && find /site -type f -size +1k \( {% for end in compressed %}{{ "-o " if not loop.first }}-name '*.{{ end }}' {% endfor %}\) \
    -exec gzip -9 -k -n {} +

FROM nginx:1.28-alpine
COPY .hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=compressed /site/ /srv/www{{ base }}
