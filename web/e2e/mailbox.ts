// A mail server that takes all mail and shows what came.

import { createServer, type AddressInfo, type Socket } from "node:net";

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** As it was before it was made of plain characters for the way. */
function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body.replaceAll("=\r\n", "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

function read(to: string, text: string): Mail {
  const end = text.indexOf("\r\n\r\n");
  const head = text.slice(0, end).replaceAll("\r\n ", " ");
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  return {
    to,
    subject: header("Subject"),
    body: decoded(text.slice(end + 4), header("Content-Transfer-Encoding")).replaceAll("\r\n", "\n"),
  };
}

export class Mailbox {
  readonly mails: Mail[] = [];
  private readonly listener = createServer((socket) => this.talk(socket));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.listener.listen(0, "127.0.0.1", resolve));
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  private talk(socket: Socket): void {
    let [heard, to, isData] = ["", "", false];
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (line.startsWith("RCPT TO:")) to = line.slice(8).replace(/[<>]/g, "");
      if (line.startsWith("EHLO")) say("250 mailbox");
      else if (line === "DATA") {
        isData = true;
        say("354 go on");
      } else if (line === "QUIT") {
        say("221 good-bye");
        socket.end();
      } else say("250 fine");
    };
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk: Buffer) => {
      heard += chunk.toString("latin1");
      for (;;) {
        const mark = isData ? "\r\n.\r\n" : "\r\n";
        const end = heard.indexOf(mark);
        if (end < 0) return;
        const part = heard.slice(0, end);
        heard = heard.slice(end + mark.length);
        if (isData) {
          this.mails.push(read(to, part));
          isData = false;
          say("250 taken");
        } else hear(part);
      }
    });
    say("220 mailbox");
  }

  stop(): void {
    this.listener.close();
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
