import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameText } from './same-text';

/** Content for a browser to keep and to send back as it is: signed, but not secret. */
export function seal(content: unknown, secret: Buffer): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${sign(text, secret)}`;
}

/** Undefined when we did not write it, or in another shape. */
export function openSealed<Schema extends v.GenericSchema>(
  value: string,
  { secret, schema }: { secret: Buffer; schema: Schema },
): v.InferOutput<Schema> | undefined {
  const [text = '', signature = ''] = value.split('.');
  if (!isSameText(signature, sign(text, secret))) return undefined;
  const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  const result = v.safeParse(schema, content);
  return result.success ? result.output : undefined;
}

const sign = (text: string, secret: Buffer) =>
  createHmac('sha256', secret).update(text).digest('base64url');
