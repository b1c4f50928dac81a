# The public names, as type checkers see them.

from badugi_core._cards import (
    DECK as DECK,
    Card as Card,
    Rank as Rank,
    Suit as Suit,
)
from badugi_core._classes import (
    HAND_CLASSES as HAND_CLASSES,
    HOLDINGS as HOLDINGS,
    HandClass as HandClass,
)
from badugi_core._deal import (
    apply as apply,
    legal_actions as legal_actions,
    start_deal as start_deal,
)
from badugi_core._deal_actions import (
    Action as Action,
    ActionError as ActionError,
    Bet as Bet,
    Call as Call,
    Check as Check,
    Discard as Discard,
    Event as Event,
    EventKind as EventKind,
    Fold as Fold,
    LegalActions as LegalActions,
    Raise as Raise,
    Shuffle as Shuffle,
    StandPat as StandPat,
)
from badugi_core._deal_log import (
    Moment as Moment,
    Part as Part,
    follow as follow,
)
from badugi_core._deal_state import (
    TRANSITIONS as TRANSITIONS,
    Deal as Deal,
    Progress as Progress,
    State as State,
    Street as Street,
)
from badugi_core._errors import (
    BadugiError as BadugiError,
    CardError as CardError,
    DealError as DealError,
    HistoryError as HistoryError,
    NotationError as NotationError,
    OddsError as OddsError,
    RuleSetError as RuleSetError,
)
from badugi_core._explain import (
    Comparison as Comparison,
    Evaluation as Evaluation,
    Reason as Reason,
    ReasonCode as ReasonCode,
    compare as compare,
    evaluate as evaluate,
    explain_comparison as explain_comparison,
)
from badugi_core._hands import (
    HOLE_CARDS as HOLE_CARDS,
    is_legal as is_legal,
)
from badugi_core._limits import raise_bounds as raise_bounds
from badugi_core._notation import (
    INTERNATIONAL as INTERNATIONAL,
    Notation as Notation,
    format_card as format_card,
    format_cards as format_cards,
    parse_card as parse_card,
    parse_cards as parse_cards,
    parse_ranks as parse_ranks,
)
from badugi_core._odds import (
    BestDiscard as BestDiscard,
    Chances as Chances,
    Goal as Goal,
    Out as Out,
    OutCode as OutCode,
    against_random_deal as against_random_deal,
    best_discard as best_discard,
    outs as outs,
)
from badugi_core._odds_dealt import (
    badugi_probability as badugi_probability,
    deal_distribution as deal_distribution,
    deal_then_draw_distribution as deal_then_draw_distribution,
    dealt_draw_distribution as dealt_draw_distribution,
)
from badugi_core._odds_distribution import (
    Distribution as Distribution,
)
from badugi_core._odds_draws import (
    BREAK_BADUGI as BREAK_BADUGI,
    KEEP_BEST as KEEP_BEST,
    STAND_PAT as STAND_PAT,
    DrawPolicy as DrawPolicy,
    draw_distribution as draw_distribution,
    draw_once as draw_once,
)
from badugi_core._phh import (
    History as History,
    format_phh as format_phh,
)
from badugi_core._phh_read import (
    parse_phh as parse_phh,
    read_phh as read_phh,
)
from badugi_core._pots import (
    Pot as Pot,
)
from badugi_core._rank import (
    rank as rank,
)
from badugi_core._rulesets import (
    DRAWS as DRAWS,
    OPTIONS as OPTIONS,
    ROUNDS as ROUNDS,
    Option as Option,
    Round as Round,
    RuleSet as RuleSet,
)
from badugi_core._rulesets_choices import (
    BettingStructure as BettingStructure,
    Exchange as Exchange,
    FirstToShow as FirstToShow,
    OddChip as OddChip,
    Reopening as Reopening,
    Reshuffle as Reshuffle,
    Rounding as Rounding,
    Source as Source,
)
from badugi_core._rulesets_read import (
    BUNDLED as BUNDLED,
    load_ruleset as load_ruleset,
)
from badugi_core._session import (
    Session as Session,
    start_session as start_session,
)

__all__: list[str]  # noqa: PYI035 - the names above
