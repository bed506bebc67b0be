import { strFromU8, unzipSync } from 'fflate';

/** Files of the attached ZIP; undefined without one. */
export function zipOfMail(mail: string): Readonly<Record<string, Uint8Array>> | undefined {
  const [, content] = /filename=\S+\.zip\r\n(?:[^\r\n]+\r\n)*\r\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return content === undefined
    ? undefined
    : unzipSync(new Uint8Array(Buffer.from(content, 'base64')));
}

export const textOfFile = (file: Uint8Array | undefined) => strFromU8(file ?? new Uint8Array());
