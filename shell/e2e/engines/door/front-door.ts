import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { probe, probePath, problemsPath, withProbe } from './probe';

type Fault = 'gone' | 'tampered';

/**
 * A proxy in front of the site for one test, since some engines do not expose requests. Records
 * requests and page problems, and injects faults.
 */
export class FrontDoor {
  readonly requests: string[] = [];
  readonly problems: string[] = [];
  private readonly site: string;
  private readonly server: Server;
  private fault: { files: RegExp; kind: Fault } | undefined;

  private constructor(site: string) {
    this.site = site;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => this.fail(error, response));
    });
  }

  static async open(site: string) {
    const door = new FrontDoor(site);
    door.server.listen(0, 'localhost');
    await once(door.server, 'listening');
    return door;
  }

  get url() {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  get scripts() {
    return this.requests.filter((path) => path.endsWith('.js'));
  }

  /** Applies the fault to every matching file from now on. */
  spoil(files: RegExp, kind: Fault) {
    this.fault = { files, kind };
  }

  mend() {
    this.fault = undefined;
  }

  async close() {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    if (path === problemsPath) {
      this.problems.push(await text(request));
      response.writeHead(204).end();
    } else if (path === probePath) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(probe);
    } else {
      this.requests.push(path);
      await this.forward(request, response);
    }
  }

  private async forward(request: IncomingMessage, response: ServerResponse) {
    const fault = this.fault?.files.test(request.url ?? '') && this.fault.kind;
    if (fault === 'gone') return void request.socket.destroy();

    const answer = await this.askSite(request);
    if (fault === 'tampered') {
      const content = Buffer.concat([await buffer(answer), Buffer.from(';tampered = true;')]);
      return sendWhole(response, answer, content);
    }
    // Only pages of the site get the probe script.
    if (answer.headers['content-security-policy']?.includes('/releases/')) {
      return sendWhole(response, answer, Buffer.from(withProbe(await text(answer))));
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    return pipeline(answer, response);
  }

  private async askSite(request: IncomingMessage) {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
    const forwarded = ask(this.site + request.url, { method: request.method, headers });
    request.pipe(forwarded);
    const [answer]: [IncomingMessage] = (await once(forwarded, 'response')) as [IncomingMessage];
    return answer;
  }

  /** A closed page aborts its open requests. */
  private fail(error: unknown, response: ServerResponse) {
    if (!response.destroyed) this.problems.push(String(error));
    response.destroy();
  }
}

function sendWhole(response: ServerResponse, answer: IncomingMessage, content: Buffer) {
  const { 'transfer-encoding': _, ...others } = answer.headers;
  const headers = { ...others, 'content-length': String(content.byteLength) };
  response.writeHead(answer.statusCode ?? 502, headers).end(content);
}
