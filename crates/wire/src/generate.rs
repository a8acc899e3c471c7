//! The wire in other languages: the browser's types, and those of the page for people.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

use super::{About, FileCandidate, FileCube, FileSaid};
use super::{AccountName, PasskeyMade, PasskeyName, PasskeyProof, PasskeyView, PasskeyWanted, Proof};
use super::{
    AccountView, Credentials, FailuresView, FriendView, FriendsView, LeaderView, LeadersView, MatchRating,
    PasswordChange, PasswordReset, PersonRequest, PlayerMatch, PlayerPage, RatingChange, Reason, ResetView,
    ResetWish, SessionView, StandingView, TokenList, TokenMade, TokenScope, TokenView, TokenWish,
};
use super::{
    AnalysisList, AnalysisProgress, AnalysisRequest, AnalysisResult, AnalysisStarted, AnalysisStatus,
    AnalysisSummary, AnalysisView, Applied, BearOffRule, BearoffView, Blocked, Candidate, Catalogue,
    ClaimRequest, ClaimView, ClientMessage, CollectedChoice, CollectedCount, CollectedDetail,
    CollectedJudged, CollectedKind, CollectedMatch, CollectionKinds, CollectionPage, ComingView, Contact,
    CubeCounter, CubeDraft, CubeMistakeSummary, CubeReport, CubeView, DecisionKind, Edge, EndgameRequest,
    EndgameView, ErrorBody, ErrorDetail, EvaluationRequest, EvaluationView, GameEnd, GameReport, GameResult,
    Geometry, Grade, HeadLimit, HistoryEntry, HistoryKind, IllegalRule, ImportList, ImportProblem,
    ImportProblems, ImportStatus, ImportView, Intent, IntentRequest, LevelInfo, LuckMark, Mark, MatchCreated,
    MatchLimits, MatchList, MatchSummary, MatchView, Me, MoneyCube, MoveView, NewMatch, OfferKind, OnesRule,
    OpeningChoice, OpeningEntry, OpeningsView, Opponent, Phase, PlaceIdentifier, PlaceLine, PlaceView,
    PlayGraphView, PlayNode, PlayOptions, PlayerKind, PlayerSummary, PlayerView, PlayerViews, PlaysRequest,
    PositionDraft, PositionRequest, PositionText, PositionView, PrimeRule, Problem, RaceAdvice, RaceRule,
    RefusedStep, ReportView, ReviewStarted, RolloutCandidate, RolloutRequest, RolloutStarted, RolloutStatus,
    RolloutSubject, RolloutView, RolloutWish, RoundGame, RoundView, Score, Seat, SeatJudged, SeatNames,
    SeatRatings, SeatResults, SeatSummaries, SeatThemes, Sentence, SentenceArg, SeriesInfo, ServerMessage,
    ShiftView, ShortNode, ShortPlays, SideView, SixRule, Step, StepKind, TakeBackWord, ThemeSummary,
    TurnReport, VariantInfo, VariantView, Warning,
};
use super::{
    AuditDeed, AuditEntry, AuditPage, CaseDecision, CaseDetail, CaseLine, CaseVerdict, CaseView, LiftRequest,
    ModerationView, RestrainedView, RestraintKind, RestraintView,
};
use super::{
    CollectedName, CollectedNames, CubeAnswer, CubeSum, OpponentSum, OwnNames, PipQuestion, PlayedMatch,
    ProblemAnswer, ProblemKind, ProblemVerdict, ProblemView, QuizView, ScoreQuestion, Statistics, ThemeSum,
};
use super::{
    DiceCommitment, DiceContext, DiceEvidence, DiceLink, DiceLinks, DiceParty, DiceProof, DiceRecord,
    DiceSeat, DiceStatistics, DiceStep, DiceTest, DiceTestKind, DiceView, DiceWanted, MatchExport,
    PlayedThrow,
};
use super::{
    FairBody, FairContext, FairEntry, FairGot, FairHead, FairItem, FairKeys, FairKnown, FairLinks,
    FairMessage, FairPart, FairReceipt, FairRecord, FairStamp, FairTerms, FairWord, HostKey,
};
use super::{MailPace, MailPaceWish, MailToken, MailView, MailWish, NoticesView, PushWish};
use super::{RecoveryCodes, SecondFactorCode, SecondFactorOffer, SecondFactorView, SignIn};
use super::{SeatVacations, VacationDays, VacationView, VacationWish, VacationYear};

use super::{
    BotRequest, ChatLine, ClockSetting, ClockView, CodeRequest, HandThrow, HandView, JoinRequest,
    LobbyMessage, MatchTable, NameRequest, NewTable, PersonView, PresentView, RatingRange, ReportRequest,
    TableGame, TableSeat, TableStatus, TableView, TakeBackView,
};
use super::{HouseRuleInfo, HouseScope, HouseWayInfo};

/// One type as it is declared in TypeScript.
struct Declaration {
    name: String,
    docs: Vec<String>,
    code: String,
}

fn declaration<T: TS>(config: &Config) -> Declaration {
    let docs = T::docs().unwrap_or_default();
    let docs = docs
        .lines()
        .map(|line| {
            line.trim().trim_start_matches("/**").trim_end_matches("*/").trim_start_matches('*').trim()
        })
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect();
    Declaration { name: T::ident(config), docs, code: neat(&T::decl(config)) }
}

/// The declaration with a line per field, its comment on one line before it.
fn neat(code: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut comment: Option<Vec<&str>> = None;
    for line in code.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line == "/**" {
            comment = Some(Vec::new());
        } else if line == "*/" {
            let words = comment.take().unwrap_or_default().join(" ");
            lines.push(format!("  /** {words} */"));
        } else if let Some(words) = &mut comment {
            words.push(line.trim_start_matches('*').trim());
        } else if lines.is_empty() {
            lines.push(line.to_owned());
        } else {
            lines.push(format!("  {line}"));
        }
    }
    let text = lines
        .join("\n")
        .replace(", } | {", " }\n  | {")
        .replace(", };", ",\n};")
        .replace("} | {", "}\n  | {");
    // One-line objects need no last comma on a line of its own.
    if text.matches('\n').count() == 1 { text.replace(",\n};", " };") } else { text }
}

/// A chapter of the wire: a title, and the types that belong to it.
struct Chapter {
    title: &'static str,
    types: Vec<Declaration>,
}

impl Chapter {
    /// The name of its module.
    fn module(&self) -> String {
        self.title.to_lowercase().replace(' ', "-")
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.types.iter().map(|one| one.name.as_str())
    }

    /// Whether a declaration of the chapter is made of this type; what comments and texts say does not count.
    fn mentions(&self, name: &str) -> bool {
        let lines = self.types.iter().flat_map(|one| one.code.lines());
        lines.filter(|line| !line.trim_start().starts_with("/**")).any(|line| {
            let code = line.split('"').step_by(2);
            code.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()))
                .any(|word| word == name)
        })
    }
}

macro_rules! chapter {
    ($config:expr, $title:literal, $($kind:ty),+ $(,)?) => {
        Chapter { title: $title, types: vec![$(declaration::<$kind>($config)),+] }
    };
}

fn chapters() -> Vec<Chapter> {
    let config = &Config::new().with_large_int("number");
    vec![
        chapter!(
            config,
            "Boards",
            Seat,
            Geometry,
            Contact,
            VariantView,
            SideView,
            PositionView,
            MoveView,
            ShiftView,
            CubeView
        ),
        chapter!(
            config,
            "Legal plays",
            PlayGraphView,
            PlayNode,
            Edge,
            Blocked,
            RefusedStep,
            ShortPlays,
            ShortNode
        ),
        chapter!(
            config,
            "Matches",
            MatchView,
            Phase,
            ComingView,
            IllegalRule,
            RoundView,
            RoundGame,
            OfferKind,
            CubeCounter,
            Grade,
            GameEnd,
            PlayerViews,
            PlayerView,
            PlayerKind,
            HistoryEntry,
            HistoryKind,
            GameResult,
            Score,
            SeatNames
        ),
        chapter!(
            config,
            "Tables and the lobby",
            TableView,
            TableStatus,
            TableSeat,
            PersonView,
            RatingRange,
            PresentView,
            TableGame,
            ClockSetting,
            NewTable,
            JoinRequest,
            BotRequest,
            CodeRequest,
            NameRequest,
            LobbyMessage,
            MatchTable,
            TakeBackView,
            HandView,
            HandThrow,
            ClockView,
            ChatLine,
            ReportRequest
        ),
        chapter!(
            config,
            "Intents and the socket",
            Intent,
            ClientMessage,
            TakeBackWord,
            ServerMessage,
            Step,
            StepKind
        ),
        chapter!(
            config,
            "Requests and answers",
            Me,
            Catalogue,
            MatchLimits,
            VariantInfo,
            SeriesInfo,
            HouseScope,
            HouseRuleInfo,
            HouseWayInfo,
            LevelInfo,
            NewMatch,
            Opponent,
            MatchCreated,
            MatchList,
            MatchSummary,
            SeatVacations,
            IntentRequest,
            Applied,
            PlaysRequest,
            PositionText,
            PlayOptions,
            BearOffRule,
            PrimeRule,
            HeadLimit,
            SixRule,
            OnesRule,
            Problem,
            Sentence,
            SentenceArg,
            ErrorBody,
            ErrorDetail
        ),
        chapter!(
            config,
            "Analyses",
            AnalysisRequest,
            AnalysisStarted,
            AnalysisList,
            SeatRatings,
            AnalysisResult,
            AnalysisSummary,
            AnalysisView,
            AnalysisStatus,
            AnalysisProgress,
            Warning
        ),
        chapter!(
            config,
            "Collections",
            CollectionPage,
            CollectedMatch,
            CollectedJudged,
            SeatJudged,
            CollectionKinds,
            CollectedKind,
            CollectedDetail,
            CollectedChoice,
            CollectedCount,
            ReviewStarted,
            ImportView,
            ImportStatus,
            ImportList,
            ImportProblems,
            ImportProblem,
            ClaimRequest,
            ClaimView
        ),
        chapter!(
            config,
            "Reports",
            ReportView,
            SeatSummaries,
            PlayerSummary,
            CubeMistakeSummary,
            SeatThemes,
            ThemeSummary,
            SeatResults,
            GameReport,
            TurnReport,
            DecisionKind,
            Mark,
            LuckMark,
            Candidate,
            CubeReport,
            About,
            FileSaid,
            FileCandidate,
            FileCube
        ),
        chapter!(
            config,
            "Positions",
            PositionRequest,
            PositionDraft,
            CubeDraft,
            PlaceIdentifier,
            PlaceLine,
            PlaceView,
            EvaluationRequest,
            EvaluationView
        ),
        chapter!(
            config,
            "Rollouts",
            RolloutRequest,
            RolloutWish,
            RolloutStarted,
            RolloutView,
            RolloutStatus,
            RolloutCandidate,
            RolloutSubject
        ),
        chapter!(config, "Openings", OpeningsView, OpeningEntry, OpeningChoice),
        chapter!(
            config,
            "Endgames",
            EndgameRequest,
            EndgameView,
            BearoffView,
            MoneyCube,
            RaceRule,
            RaceAdvice
        ),
        chapter!(
            config,
            "Dice",
            DiceView,
            DiceSeat,
            DiceWanted,
            DiceContext,
            DiceCommitment,
            DiceLink,
            DiceRecord,
            PlayedThrow,
            MatchExport,
            DiceEvidence,
            DiceProof,
            DiceStep,
            DiceLinks,
            DiceParty,
            DiceStatistics,
            DiceTest,
            DiceTestKind
        ),
        chapter!(
            config,
            "Fair dice",
            FairMessage,
            FairBody,
            FairEntry,
            FairWord,
            FairLinks,
            FairHead,
            FairItem,
            FairStamp,
            FairReceipt,
            FairGot,
            FairContext,
            FairTerms,
            FairKeys,
            FairKnown,
            FairRecord,
            FairPart,
            HostKey
        ),
        chapter!(
            config,
            "Your play",
            OwnNames,
            CollectedNames,
            CollectedName,
            Statistics,
            PlayedMatch,
            OpponentSum,
            ThemeSum,
            CubeSum,
            QuizView,
            ProblemView,
            ProblemKind,
            ProblemAnswer,
            CubeAnswer,
            ProblemVerdict,
            PipQuestion,
            ScoreQuestion
        ),
        chapter!(
            config,
            "Accounts and players",
            Credentials,
            SignIn,
            AccountName,
            PasswordChange,
            ResetWish,
            ResetView,
            PasswordReset,
            Proof,
            PasskeyWanted,
            PasskeyMade,
            PasskeyProof,
            PasskeyName,
            AccountView,
            SessionView,
            FailuresView,
            SecondFactorView,
            SecondFactorOffer,
            SecondFactorCode,
            RecoveryCodes,
            PasskeyView,
            TokenScope,
            TokenWish,
            TokenView,
            TokenList,
            TokenMade,
            NoticesView,
            PushWish,
            MailView,
            MailPace,
            MailWish,
            MailPaceWish,
            MailToken,
            VacationView,
            VacationDays,
            VacationYear,
            VacationWish,
            PersonRequest,
            FriendsView,
            FriendView,
            PlayerPage,
            StandingView,
            PlayerMatch,
            MatchRating,
            RatingChange,
            Reason,
            LeadersView,
            LeaderView
        ),
        chapter!(
            config,
            "Moderation",
            ModerationView,
            CaseView,
            CaseDetail,
            CaseLine,
            CaseDecision,
            CaseVerdict,
            RestrainedView,
            RestraintView,
            RestraintKind,
            LiftRequest,
            AuditPage,
            AuditEntry,
            AuditDeed
        ),
    ]
}

/// The JSON Schema of a report: `docs/report.schema.json`, and what `pasch analyze --schema` prints.
///
/// # Errors
/// When the schema cannot be written as text; it always can.
pub fn report_schema() -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string_pretty(&schemars::schema_for!(ReportView))? + "\n")
}

/// A module of the browser's types.
pub struct Module {
    /// Its name, without an ending.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

const GENERATED: &str = "// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire\n";

/// The modules of types for the browser: one for each chapter, and `index` that has them all.
#[must_use]
pub fn typescript() -> Vec<Module> {
    let chapters = chapters();
    let mut index = Module { name: "index".to_owned(), text: GENERATED.to_owned() + "\n" };
    let mut modules = Vec::new();
    for chapter in &chapters {
        let name = chapter.module();
        let _ = writeln!(index.text, "export * from \"./{name}\";");
        let mut text = format!("{GENERATED}// {}\n\n", chapter.title);
        for other in chapters.iter().filter(|other| other.title != chapter.title) {
            let needed: Vec<&str> = other.names().filter(|name| chapter.mentions(name)).collect();
            if !needed.is_empty() {
                let _ =
                    writeln!(text, "import type {{ {} }} from \"./{}\";", needed.join(", "), other.module());
            }
        }
        for one in &chapter.types {
            text.push('\n');
            if !one.docs.is_empty() {
                let _ = writeln!(text, "/** {} */", one.docs.join(" "));
            }
            let _ = writeln!(text, "export {}", one.code);
        }
        modules.push(Module { name, text });
    }
    modules.push(index);
    modules
}

/// All types, chapter by chapter, as the page for people has them.
#[must_use]
pub fn types() -> String {
    let mut text = String::new();
    for chapter in chapters() {
        let _ = write!(text, "\n## {}\n", chapter.title);
        for one in &chapter.types {
            let _ = write!(text, "\n### {}\n\n", one.name);
            if !one.docs.is_empty() {
                let _ = write!(text, "{}\n\n", one.docs.join(" "));
            }
            let _ = write!(text, "```ts\n{}\n```\n", one.code);
        }
    }
    text
}
