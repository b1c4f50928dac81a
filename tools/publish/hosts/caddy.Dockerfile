# docker build -f site/.hosts/caddy.Dockerfile -t badugi site
FROM alpine:3.22 AS compressed
RUN apk add --no-cache brotli
COPY . /site/
RUN rm -rf /site/.hosts /site/_headers /site/_redirects \
 && find /site -type f -size +1k \( {% for end in compressed %}{{ "-o " if not loop.first }}-name '*.{{ end }}' {% endfor %}\) \
    -exec gzip -9 -k -n {} + -exec brotli -q 11 -k {} +

FROM caddy:2.10-alpine
COPY .hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=compressed /site/ /srv/www{{ base }}
