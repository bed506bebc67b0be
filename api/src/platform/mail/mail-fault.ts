import { certificateFault } from '@portal/server/certificate-fault';
import * as v from 'valibot';

/**
 * A mail that could not be sent:
 * - `server`: all mails wait until the server or the settings are corrected.
 * - `setting`: this mail waits for that; others may be sent.
 * - `refused`: the server never accepts mail for this address.
 * - `passing`: this mail is retried, but not forever.
 */
export type MailFault = { code: string } & (
  | { kind: 'refused' | 'passing' }
  | {
      kind: 'server' | 'setting';
      setting: 'SMTP_URL' | 'MAIL_FROM';
      /** For the site's operator, in Spanish; contains no address. */
      sentence: string;
    }
);

const mailError = v.object({
  code: v.fallback(v.string(), 'unknown'),
  /** Node's code of a network or TLS error. */
  originalCode: v.fallback(v.string(), ''),
  timeoutType: v.fallback(v.string(), ''),
  /** CONN, EHLO, STARTTLS, AUTH …, MAIL FROM, RCPT TO or DATA. */
  command: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.number(), 0),
  response: v.fallback(v.string(), ''),
});
type MailError = v.InferOutput<typeof mailError>;

export function mailFault(error: unknown): MailFault {
  const read = v.parse(mailError, Object(error));
  return serverFault(read) ?? faultOfMail(read);
}

function serverFault(error: MailError): MailFault | undefined {
  const certificate = certificateFault({ code: error.originalCode });
  const sentence =
    certificate === undefined
      ? obstacles.find(([isThis]) => isThis(error))?.[1]
      : `No se confía en el servidor de correo de SMTP_URL: ${certificate}. Usa en SMTP_URL el nombre del certificado, y en NODE_EXTRA_CA_CERTS el archivo de su autoridad.`;
  return sentence === undefined
    ? undefined
    : {
        kind: 'server',
        code: error.originalCode || error.timeoutType || error.code,
        setting: 'SMTP_URL',
        sentence: `${sentence} Los correos esperan.`,
      };
}

const isFinal = ({ responseCode }: MailError) => responseCode >= 500 && responseCode !== 503;

const obstacles: readonly (readonly [isThis: (error: MailError) => boolean, sentence: string])[] = [
  [
    ({ code, responseCode }) => code === 'ENOAUTH' || responseCode === 530,
    'El servidor de correo pide usuario y clave; añádelos a SMTP_URL.',
  ],
  [
    (error) => error.code === 'EAUTH' && (isFinal(error) || error.responseCode === 0),
    'El servidor de correo no acepta el usuario o la clave de SMTP_URL; corrígelos.',
  ],
  [
    ({ code, originalCode }) => code === 'EDNS' || /^(ENOTFOUND|EAI_)/.test(originalCode),
    'No se encuentra el servidor de correo de SMTP_URL; revisa su nombre y el DNS de este equipo.',
  ],
  [
    ({ originalCode, timeoutType }) =>
      /^(ECONNREFUSED|EHOST|ENET)/.test(originalCode) || timeoutType === 'CONNECT_TIMEOUT',
    'El servidor de correo de SMTP_URL no contesta; revisa servidor y puerto, y que esté en marcha.',
  ],
  [
    ({ code, originalCode }) => code === 'ETLS' || /^(ERR_SSL|EPROTO)/.test(originalCode),
    'La conexión cifrada con el servidor de correo falla; revisa en SMTP_URL el puerto y si es smtp:// (587) o smtps:// (465).',
  ],
  [
    // A closed connection proves less, because a single mail may cause it.
    ({ code, command, timeoutType }) =>
      timeoutType === 'GREETING_TIMEOUT' ||
      (code === 'EPROTOCOL' && /^(CONN|EHLO|HELO)$/.test(command)),
    'El servidor de SMTP_URL no acepta la conexión o no es un servidor de correo; revisa servidor y puerto, y si es smtp:// (587) o smtps:// (465).',
  ],
];

function faultOfMail(error: MailError): MailFault {
  const { code, command, response } = error;
  if (!isFinal(error)) return { kind: 'passing', code };
  // Many servers refuse a sender only once they know the recipient.
  if (command === 'MAIL FROM' || (command === 'RCPT TO' && isSenderRefused.test(response))) {
    return {
      kind: 'setting',
      code,
      setting: 'MAIL_FROM',
      sentence:
        'El servidor de correo no acepta el remitente de MAIL_FROM; usa uno de su dominio. Los correos esperan.',
    };
  }
  if (command !== 'RCPT TO' || !isRelayDenied.test(response)) {
    return { kind: isAddressRefused.test(response) ? 'refused' : 'passing', code };
  }
  return {
    kind: 'setting',
    code,
    setting: 'SMTP_URL',
    sentence:
      'El servidor de correo no reenvía los correos de este sitio a otros dominios; permítelo en él, o pon en SMTP_URL un usuario que pueda. Esos correos esperan.',
  };
}

/** Messages of Postfix, Exim, Sendmail and Exchange, and Exchange's codes. */
const isRelayDenied = /\brelay|\b5\.7\.(54|57|64)\b/i;

/** RFC 3463 codes that blame the sender. */
const isSenderRefused = /\bsender address\b|\b5\.1\.[78]\b/i;

/** Blames only the recipient. Full mailboxes and blocked senders do not make an address invalid. */
const isAddressRefused = /\b5\.(1\.([1236]|10)|2\.1)\b/;
