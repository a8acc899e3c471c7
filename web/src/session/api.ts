// The server's HTTP side. Every failure becomes an ApiError with a sentence that can be shown.

import { untrack } from "svelte";

import { t } from "../i18n";
import { offered } from "../i18n/offered";
import { refusalIn } from "../i18n/refusals";
import type {
  AccountView,
  AfterMatch,
  CheckRequest,
  Checked,
  Hint,
  HintRequest,
  CountedKinds,
  ProblemView,
  LeadersView,
  CourseList,
  LessonAttempt,
  LessonDraft,
  LessonProgress,
  LessonVerdict,
  LessonView,
  LessonWriting,
  PlayerPage,
  CoachView,
  CollectedNames,
  PipQuestion,
  Problem,
  ProblemAnswer,
  ProblemVerdict,
  QuizView,
  ScoreQuestion,
  SheetView,
  Thoughts,
  Statistics,
  AnalysisSummary,
  AnalysisView,
  Catalogue,
  DiceRecord,
  DiceStatistics,
  EndgameRequest,
  EndgameView,
  EvaluationRequest,
  EvaluationView,
  EverybodyVerdict,
  EverybodyView,
  FriendsView,
  HostKey,
  MailPace,
  MatchRating,
  MatchSummary,
  MatchView,
  Me,
  NewMatch,
  NoticesView,
  OpeningsView,
  PlaceView,
  PlayGraphView,
  PlaysRequest,
  PositionRequest,
  RecoveryCodes,
  SecondFactorOffer,
  PasskeyMade,
  PasskeyProof,
  PasskeyView,
  PasskeyWanted,
  Proof,
  PushWish,
  ResetView,
  RolloutRequest,
  RolloutStarted,
  RolloutView,
  Sentence,
  TokenMade,
  TokenList,
  TokenView,
  TokenWish,
  VacationView,
  VacationWish,
  Warning,
} from "../wire";
import { here, learn } from "./me.svelte";
import { say } from "./toast.svelte";
import { settings, type Settings } from "./settings.svelte";

export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status, or 0 when the server was not reached. */
    readonly status: number,
    readonly code: string,
    /** File, game or line, where the server could tell. */
    readonly where: string | null,
    /** The sentence as data. */
    readonly told: Sentence | null = null,
  ) {
    super(message);
  }
}

/** What to say of something that went wrong. */
export const troubleOf = (error: unknown): string => (error instanceof ApiError ? error.message : String(error));

async function ask(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/v1${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(t.errors.network, 0, "network", null);
  }
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  // Whoever comes to this page first has to be a guest before anything else can be asked. An effect that asks a question
  // must not run again because the answer to this one has come.
  if (path !== "/me" && untrack(() => here.me === null)) await meet();
  let response = await ask(path, init);
  if (!response.ok) {
    const refused = await refusal(response);
    if (refused.code !== "no-session" || path === "/me") throw refused;
    // A session that has ended is followed by a guest's, and the question is asked again.
    await meet();
    response = await ask(path, init);
    if (!response.ok) {
      const again = await refusal(response);
      throw again.code === "no-session" ? withoutCookies() : again;
    }
  }
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

/** The browser keeps no cookie, so the server cannot know it again. */
const withoutCookies = (): ApiError => new ApiError(t.errors.cookies, 0, "no-cookies", null);

const refusal = async (response: Response): Promise<ApiError> => refusedBy(response.status, await response.text().catch(() => ""));

/** What the server said against a request, in the language of the page. */
export async function refusedBy(status: number, body: string): Promise<ApiError> {
  const refused = refusalOf(status, body);
  if (refused.told) refused.message = await refusalIn(refused.message, refused.told);
  return refused;
}

function refusalOf(status: number, body: string): ApiError {
  try {
    const problem = JSON.parse(body) as Problem;
    return new ApiError(problem.detail, status, problem.code, problem.where, { sentence: problem.sentence, args: problem.args });
  } catch {
    return new ApiError(t.errors.server({ status }), status, "http", null);
  }
}

/** A request whose answer is JSON, or nothing. */
export const send = <T>(path: string, init?: RequestInit): Promise<T> => request<T>(path, init);

/** What is sent with POST. */
export function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

const id = encodeURIComponent;

/** The level of analysis chosen on this device. */
const atLevel = (): string => (settings.analysisLevel === "" ? "" : `?level=${id(settings.analysisLevel)}`);

/** While the server has too much to do for newcomers it is asked again so often, in milliseconds: as it says. */
const AGAIN_MS = 5000;
const TRIES = 24;

async function enter(): Promise<Me> {
  for (let tries = 1; ; tries++) {
    try {
      return await request<Me>("/me");
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "overloaded" || tries === TRIES) throw error;
      say(t.errors.busy);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

let asking: Promise<Me> | null = null;

/** Who the caller is, a guest made on the first call: two questions at once would make two. */
function meet(): Promise<Me> {
  if (!navigator.cookieEnabled) return Promise.reject(withoutCookies());
  return (asking ??= enter()
    .then(learn)
    .finally(() => (asking = null)));
}

/** A file as it is, with its name. */
const carry = (file: Blob, name: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/octet-stream", "X-File-Name": id(name) },
  body: file,
});

export const api = {
  me: meet,
  register: (name: string, password: string) => request<Me>("/account", post({ name, password })),
  signIn: (name: string, password: string, code?: string) => request<Me>("/session", post({ name, password, code })),
  signOut: () => request<void>("/session", { method: "DELETE" }),
  account: () => request<AccountView>("/account"),
  setPassword: ({ password, passkey, code }: Proof, wanted: string) =>
    request<void>("/account/password", { ...post({ old: password, passkey, code, new: wanted }), method: "PUT" }),
  resets: () => request<ResetView>("/session/reset"),
  askForReset: (who: string) => request<void>("/session/reset", post({ who })),
  resetPassword: (token: string, password: string) => request<void>("/session/reset/password", post({ token, password })),
  askToEnter: () => request<PasskeyWanted>("/session/passkey/challenge", { method: "POST" }),
  enterByPasskey: (proof: PasskeyProof) => request<Me>("/session/passkey", post(proof)),
  askToCreate: (name: string) => request<PasskeyWanted>("/account/passkey/challenge", post({ name })),
  registerByPasskey: (made: PasskeyMade) => request<Me>("/account/passkey", post(made)),
  askForProof: () => request<PasskeyWanted>("/account/proof", { method: "POST" }),
  askToAdd: (proof: Proof) => request<PasskeyWanted>("/account/passkeys/challenge", post(proof)),
  addPasskey: (made: PasskeyMade) => request<PasskeyView>("/account/passkeys", post(made)),
  renamePasskey: (passkey: string, name: string) => request<void>(`/account/passkeys/${id(passkey)}`, { ...post({ name }), method: "PUT" }),
  removePasskey: (passkey: string, proof: Proof) => request<void>(`/account/passkeys/${id(passkey)}/remove`, post(proof)),
  keepSettings: (chosen: Settings) => request<void>("/account/settings", { ...post(chosen), method: "PUT", keepalive: true }),
  forgetFailures: () => request<void>("/account/failures", { method: "DELETE" }),
  endSession: (session: string) => request<void>(`/account/sessions/${id(session)}`, { method: "DELETE" }),
  endOtherSessions: () => request<void>("/account/sessions", { method: "DELETE" }),
  notices: () => request<NoticesView>("/notices"),
  tellHere: (wish: PushWish) => request<void>("/notices/push", { ...post(wish), method: "PUT" }),
  tellNoMore: () => request<void>("/notices/push", { method: "DELETE" }),
  mailAt: (address: string, proof: Proof) => request<void>("/notices/mail", { ...post({ address, ...proof }), method: "PUT" }),
  forgetMail: () => request<void>("/notices/mail", { method: "DELETE" }),
  setMailPace: (pace: MailPace) => request<void>("/notices/mail/pace", { ...post({ pace }), method: "PUT" }),
  confirmMail: (token: string) => request<void>("/notices/mail/confirm", post({ token })),
  stopMail: (token: string) => request<void>("/notices/mail/stop", post({ token })),
  vacation: () => request<VacationView>("/me/vacation"),
  goAway: (wish: VacationWish) => request<VacationView>("/me/vacation", { ...post(wish), method: "PUT" }),
  comeBack: () => request<VacationView>("/me/vacation", { method: "DELETE" }),
  offerSecondFactor: (proof: Proof) => request<SecondFactorOffer>("/account/second-factor/offer", post(proof)),
  beginSecondFactor: (code: string) => request<RecoveryCodes>("/account/second-factor", post({ code })),
  renewRecoveryCodes: (proof: Proof) => request<RecoveryCodes>("/account/second-factor/codes", post(proof)),
  endSecondFactor: (proof: Proof) => request<void>("/account/second-factor/end", post(proof)),
  deleteAccount: (proof: Proof) => request<void>("/account/delete", post(proof)),
  friends: () => request<FriendsView>("/friends"),
  befriend: (name: string) => request<void>("/friends", post({ name })),
  unfriend: (person: string) => request<void>(`/friends/${id(person)}`, { method: "DELETE" }),
  block: (name: string) => request<void>("/blocks", post({ name })),
  unblock: (person: string) => request<void>(`/blocks/${id(person)}`, { method: "DELETE" }),
  tokens: () => request<TokenList>("/account/tokens").then((answer): TokenView[] => answer.tokens),
  makeToken: (wish: TokenWish) => request<TokenMade>("/account/tokens", post(wish)),
  endToken: (token: string) => request<void>(`/account/tokens/${id(token)}`, { method: "DELETE" }),
  player: (name: string) => request<PlayerPage>(`/players/${id(name)}`),
  ratingOf: (match: string, table: string | null) =>
    request<MatchRating>(`/matches/${id(match)}/rating${table === null ? "" : `?table=${id(table)}`}`),
  leaders: (pool: string) => request<LeadersView>(`/ratings/${id(pool)}`),
  variants: () => request<Catalogue>("/variants"),
  lessons: () => request<CourseList>("/lessons"),
  mergeLessons: (progress: LessonProgress) =>
    request<LessonProgress>("/account/lessons", { ...post(progress), method: "PUT", keepalive: true }),
  lesson: (lesson: string) => request<LessonView>(`/lessons/${id(lesson)}`),
  checkStep: (lesson: string, attempt: LessonAttempt) => request<LessonVerdict>(`/lessons/${id(lesson)}`, post(attempt)),
  plays: (question: PlaysRequest) => request<PlayGraphView>("/plays", post(question)),
  position: (question: PositionRequest) => request<PlaceView>("/positions", post(question)),
  positionOf: (file: Blob, name: string) => request<PlaceView>("/positions/file", carry(file, name)),
  writeLesson: (writing: LessonWriting) => request<LessonDraft>("/lessons", post(writing)),
  evaluate: (question: EvaluationRequest) => request<EvaluationView>("/positions/evaluate", post(question)),
  endgame: (question: EndgameRequest) => request<EndgameView>("/positions/endgame", post(question)),
  openings: (variant: string, first: string | null, play: string | null) =>
    request<OpeningsView>(`/openings/${id(variant)}${first !== null && play !== null ? `?first=${id(first)}&play=${id(play)}` : ""}`),
  rollOut: (question: RolloutRequest) => request<RolloutStarted>("/rollouts", post(question)),
  rollout: (rollout: string) => request<RolloutView>(`/rollouts/${id(rollout)}`),
  stopRollout: (rollout: string) => request<void>(`/rollouts/${id(rollout)}`, { method: "DELETE" }),
  matches: () => request<{ matches: MatchSummary[] }>("/matches").then((answer) => answer.matches),
  match: (match: string, table: string | null = null) =>
    request<MatchView>(`/matches/${id(match)}${table === null ? "" : `?table=${id(table)}`}`),
  thoughts: (match: string) => request<Thoughts | null>(`/matches/${id(match)}/thoughts`),
  newMatch: (wish: NewMatch) => request<{ id: string }>("/matches", post(wish)),
  dice: (match: string) => request<DiceRecord>(`/matches/${id(match)}/dice`),
  /** The key by which this server signs dice. It lies beside the API, where other programs find it, too. */
  hostKey: async (): Promise<HostKey> => {
    const response = await fetch("/.well-known/pasch-key");
    if (!response.ok) throw await refusal(response);
    return (await response.json()) as HostKey;
  },
  diceStatistics: () => request<DiceStatistics>("/dice"),
  exportUrl: (match: string, format: "mat" | "log" | "json") => `/api/v1/matches/${id(match)}/export?format=${format}`,
  analyseMatch: (match: string) => request<{ id: string; warnings: Warning[] }>(`/analyses${atLevel()}`, post({ match })),
  analyseFile: (file: Blob, name: string) => request<{ id: string; warnings: Warning[] }>(`/analyses${atLevel()}`, carry(file, name)),
  analysis: (analysis: string) => request<AnalysisView>(`/analyses/${id(analysis)}`),
  analyses: () => request<{ analyses: AnalysisSummary[] }>("/analyses").then((answer) => answer.analyses),
  coach: () => request<CoachView>("/you/coach"),
  you: () => request<Statistics>("/you"),
  ownNames: () => request<CollectedNames>("/you/names").then((answer) => answer.names),
  setOwnNames: (names: string[]) => request<CollectedNames>("/you/names", { ...post({ names }), method: "PUT" }),
  hint: (match: string, wish: HintRequest) => request<Hint>(`/matches/${id(match)}/hint`, post(wish)),
  check: (match: string, wish: CheckRequest) => request<Checked>(`/matches/${id(match)}/check`, post(wish)),
  after: (match: string) => request<AfterMatch>(`/matches/${id(match)}/after`),
  playAgain: (match: string) => request<{ id: string }>(`/matches/${id(match)}/again`, { method: "POST" }),
  countedKinds: () => request<CountedKinds>("/you/kinds"),
  setCountedKinds: (kinds: CountedKinds) => request<CountedKinds>("/you/kinds", { ...post(kinds), method: "PUT" }),
  quiz: (daily: boolean) => request<QuizView>(daily ? "/quiz/daily" : "/quiz"),
  problem: (problem: string) => request<ProblemView>(`/quiz/${id(problem)}`),
  answerProblem: (problem: string, answer: ProblemAnswer) => request<ProblemVerdict>(`/quiz/${id(problem)}`, post(answer)),
  /** A problem for everybody: of the day, of a kind, or "mixed". */
  everybody: (what: string) =>
    request<EverybodyView>(what === "daily" ? "/problems/daily" : what === "mixed" ? "/problems" : `/problems?kind=${id(what)}`),
  sheet: (kind: string, count: number) => request<SheetView>(`/sheet?${kind === "mixed" ? "" : `kind=${id(kind)}&`}count=${String(count)}`),
  answerEverybody: (problem: string, answer: ProblemAnswer) => request<EverybodyVerdict>(`/problems/${id(problem)}`, post(answer)),
  pipQuestion: () => request<PipQuestion>("/train/pips"),
  scoreQuestion: () => request<ScoreQuestion>("/train/score"),
  dropAnalysis: (analysis: string) => request<void>(`/analyses/${id(analysis)}`, { method: "DELETE" }),
};

let catalogue: Promise<Catalogue> | null = null;

/** The games and levels on offer; asked once, the guest made first. */
export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= api
    .me()
    .then(() => api.variants())
    .then(offered)
    .catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
  return catalogue;
}
