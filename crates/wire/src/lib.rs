//! What travels between the server and its clients, as JSON.
//!
//! These types mirror the domain and are never used inside it: the domain stays free of
//! serialisation, and the wire can keep its shape when the domain changes. Every type has a JSON Schema;
//! the server's documents, the reference and the browser's types are made of those.
//!
//! Conventions: camelCase fields; enums tagged by `type`; seats are absolute (`"a"`, `"b"`);
//! points count 1–24 in their **owner's** own numbers, 25 is the bar (or the pool of checkers that
//! have yet to enter), 0 is off.

mod account;
mod advice;
mod after;
mod analysis;
mod board;
mod chouettes;
mod collection;
mod decision_query;
mod decisions;
mod dice;
mod endgame;
mod error;
mod fair;
mod ids;
mod lessons;
mod matches;
mod messages;
mod moderation;
mod notices;
mod openings;
mod passkeys;
mod people;
mod plays;
mod positions;
mod practice;
mod rolled;
mod rollouts;
mod tables;
mod tournaments;
mod vacation;

pub use account::{
    Catalogue, ClassicInfo, FaceInfo, HouseRuleInfo, HouseScope, HouseWayInfo, LevelInfo, MatchLimits,
    SeriesInfo, StyleInfo, ThoughtPlay, ThoughtTerm, Thoughts, VariantInfo,
};
pub use advice::{CheckRequest, Checked, Hint, HintRequest, HintStep};
pub use after::{AfterMatch, AfterState, CostlyDecision};
pub use analysis::{
    About, AnalysisList, AnalysisProgress, AnalysisRequest, AnalysisResult, AnalysisStarted, AnalysisStatus,
    AnalysisSummary, AnalysisView, Candidate, CubeMistakeSummary, CubeReport, DecisionKind, FileCandidate,
    FileCube, FileSaid, GameReport, LuckMark, Mark, PlayerSummary, ReportView, SeatNames, SeatRatings,
    SeatResults, SeatSummaries, SeatThemes, ThemeSummary, TurnReport, Warning, report_schema,
};
pub use board::{
    Blocked, Contact, CubeView, Edge, Geometry, MoveView, NoDouble, PlayGraphView, PlayNode, PositionView,
    RefusedStep, Seat, ShiftView, ShortNode, ShortPlays, SideView, VariantView,
};
pub use chouettes::{
    ChouetteAct, ChouetteAnswer, ChouetteBot, ChouetteChoice, ChouetteConsultation, ChouetteCube,
    ChouetteEar, ChouetteEntry, ChouetteGame, ChouetteIntent, ChouetteLine, ChouetteList, ChouetteMessage,
    ChouetteMistake, ChouetteOptions, ChouetteOrder, ChouettePending, ChouettePerson, ChouettePlay,
    ChouettePlayer, ChouetteRow, ChouetteSaying, ChouetteStep, ChouetteSuggestion, ChouetteTies,
    ChouetteView, NewChouette,
};
pub use collection::{
    ClaimRequest, ClaimView, CollectedChoice, CollectedCount, CollectedDetail, CollectedJudged,
    CollectedKind, CollectedMatch, CollectionKinds, CollectionPage, ImportList, ImportProblem,
    ImportProblems, ImportStatus, ImportView, ResemblingMatch, ReviewStarted, SeatJudged,
};
pub use decision_query::DecisionQuery;
pub use decisions::{
    DecisionChoice, DecisionPage, DecisionSet, DecisionSets, FoundDecision, MatchNotes, NoteView, NotedView,
    SetContent, TagView,
};
pub use dice::{
    DiceCommitment, DiceContext, DiceEvidence, DiceLink, DiceLinks, DiceParty, DiceProof, DiceRecord,
    DiceSeat, DiceStatistics, DiceStep, DiceTest, DiceTestKind, DiceView, DiceWanted, MatchExport,
    PlayedThrow,
};
pub use endgame::{BearoffView, EndgameRequest, EndgameView, MoneyCube, RaceAdvice, RaceRule};
pub use error::{ErrorBody, ErrorDetail, KeptFault, Problem, Sentence, SentenceArg, sentence_args};
pub use fair::{
    FairBody, FairContext, FairEntry, FairGot, FairHead, FairItem, FairKeys, FairKnown, FairLinks,
    FairMessage, FairPart, FairReceipt, FairRecord, FairStamp, FairTerms, FairWord, HostKey,
};
pub use ids::{
    AnalysisId, ChouetteId, CollectedId, ImportId, MatchId, ReportId, RolloutId, SetId, TableId,
    TournamentId, UserId,
};
pub use lessons::{
    CourseList, CourseView, LessonAnswer, LessonAttempt, LessonChoice, LessonDone, LessonDraft, LessonEntry,
    LessonFault, LessonPlay, LessonProgress, LessonReply, LessonStakes, LessonStep, LessonTask,
    LessonVerdict, LessonView, LessonWriting,
};
pub use matches::{
    ComingView, CubeCounter, GameEnd, GameResult, Grade, HistoryEntry, HistoryKind, IllegalRule,
    MatchCreated, MatchList, MatchSummary, MatchView, NewMatch, OfferKind, Opponent, Phase, PlayerKind,
    PlayerView, PlayerViews, RoundGame, RoundView, Score,
};
pub use messages::{
    Applied, ClientMessage, Intent, IntentRequest, ServerMessage, Step, StepKind, TakeBackWord,
};
pub use moderation::{
    AuditDeed, AuditEntry, AuditPage, CaseDecision, CaseDetail, CaseLine, CaseVerdict, CaseView, LiftRequest,
    ModerationView, RestrainedView, RestraintKind, RestraintView,
};
pub use notices::{
    LookoutView, MailPace, MailPaceWish, MailToken, MailView, MailWish, NoticesView, PushWish,
};
pub use openings::{OpeningChoice, OpeningEntry, OpeningsView};
pub use passkeys::{AccountName, PasskeyMade, PasskeyName, PasskeyProof, PasskeyView, PasskeyWanted, Proof};
pub use people::{
    AccountView, Credentials, FailuresView, FriendView, FriendsView, LeaderView, LeadersView, MatchRating,
    Me, PasswordChange, PasswordReset, PersonRequest, PlayerMatch, PlayerPage, RatingChange, Reason,
    RecoveryCodes, ResetView, ResetWish, SecondFactorCode, SecondFactorOffer, SecondFactorView, SessionView,
    SignIn, StandingView, TokenList, TokenMade, TokenScope, TokenView, TokenWish,
};
pub use plays::{
    BearOffRule, HeadLimit, OnesRule, PlayOptions, PlaysRequest, PositionText, PrimeRule, SixRule,
};
pub use positions::{
    CubeDraft, EvaluationRequest, EvaluationView, PlaceIdentifier, PlaceLine, PlaceView, PositionDraft,
    PositionRequest, RollWorth, RollsView, TakePointView,
};
pub use practice::{
    Breakdown, BreakdownPart, BreakdownRow, CoachSample, CoachSubject, CoachView, CoachWell, CollectedName,
    CollectedNames, CountedKinds, CubeAnswer, CubeSum, DiceSums, EverybodyVerdict, EverybodyView, KindCount,
    OpponentSum, OwnNames, PipQuestion, PlayedMatch, ProblemAnswer, ProblemKind, ProblemVerdict, ProblemView,
    QuizView, RollSums, ScoreQuestion, SheetAnswer, SheetProblem, SheetView, Statistics, ThemeSum,
};
pub use rolled::{
    ChosenRollouts, FileVerdict, RolledDecision, RolledMatch, RolledStatus, RolloutEstimate, RolloutQueue,
};
pub use rollouts::{
    RolloutCandidate, RolloutRequest, RolloutStarted, RolloutStatus, RolloutSubject, RolloutView, RolloutWish,
};
pub use tables::{
    BotRequest, ChatLine, ClockSetting, ClockView, CodeRequest, ComerView, HandThrow, HandView, JoinRequest,
    LobbyMessage, MatchTable, NameRequest, NewTable, PersonView, PoolRatings, PresentView, RatingRange,
    ReportRequest, TableGame, TableSeat, TableStatus, TableView, TakeBackView, ThrowCall, ThrowFault,
};
pub use tournaments::{
    NewTournament, TournamentAct, TournamentBye, TournamentChoice, TournamentClaim, TournamentClock,
    TournamentEntrant, TournamentEntry, TournamentFormat, TournamentIntent, TournamentList, TournamentMatch,
    TournamentMessage, TournamentSection, TournamentSeeding, TournamentStage, TournamentStanding,
    TournamentView,
};
pub use vacation::{SeatVacations, VacationDays, VacationView, VacationWish, VacationYear};
