// Dice thrown by hand while they are being entered: chosen by pointer or by digits, sent when they are complete.

/** Most ties of one opening that are entered together. */
const TIES = 30;

export class HandEntry {
  /** The faces chosen so far, one place for each die; null where none is yet. */
  faces = $state.raw<(number | null)[]>([]);
  /** Pairs of an opening that were equal: both have thrown again. */
  ties = $state.raw<number[]>([]);
  private opening = false;

  /** A throw is to be entered: how many dice, and whether each is another player's. */
  begin(dice: number, opening: boolean): void {
    this.opening = opening;
    this.ties = [];
    this.faces = Array.from({ length: dice }, () => null);
  }

  end(): void {
    this.faces = [];
    this.ties = [];
  }

  get open(): boolean {
    return this.faces.length > 0;
  }

  get complete(): boolean {
    return this.open && this.faces.every((face) => face !== null);
  }

  choose(die: number, face: number): void {
    this.faces = this.faces.map((one, i) => (i === die ? face : one));
  }

  /** A digit fills the next place; where all are filled it begins anew. */
  type(face: number): void {
    const at = this.faces.indexOf(null);
    if (at < 0) this.faces = this.faces.map((_, i) => (i === 0 ? face : null));
    else this.choose(at, face);
  }

  /** Takes the last choice back, also that of a tie. */
  back(): void {
    const at = this.faces.findLastIndex((face) => face !== null);
    if (at >= 0) this.faces = this.faces.map((one, i) => (i === at ? null : one));
    else if (this.ties.length >= 2) {
      this.faces = [this.ties.at(-2) ?? null, null];
      this.ties = this.ties.slice(0, -2);
    }
  }

  /** All faces of the throw; null when another is to be entered first, after a tie. */
  take(): number[] | null {
    const faces = this.faces.filter((face) => face !== null);
    if (!this.complete) return null;
    if (this.opening && faces[0] === faces[1] && this.ties.length < 2 * TIES) {
      this.ties = [...this.ties, ...faces];
      this.faces = this.faces.map(() => null);
      return null;
    }
    return [...this.ties, ...faces];
  }
}
