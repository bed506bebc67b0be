import * as v from 'valibot';
import { isSignedBy, publicKeyText, type Signer } from './signing-key';

// Dead Simple Signing Envelope 1.0.2. The key id is the public key itself.

const base64 = v.pipe(v.string(), v.base64());

export const envelope = v.object({
  payloadType: v.string(),
  payload: base64,
  signatures: v.tuple([v.object({ keyid: publicKeyText, sig: base64 })]),
});

export type Envelope = v.InferOutput<typeof envelope>;

/** Bytes to sign: type and content, each after its length in bytes. */
export const preAuthEncoding = (type: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${content.length} `),
    content,
  ]);

export const signEnvelope = (payloadType: string, content: Buffer, signer: Signer): Envelope => ({
  payloadType,
  payload: content.toString('base64'),
  signatures: [
    {
      keyid: signer.publicKey,
      sig: signer.sign(preAuthEncoding(payloadType, content)).toString('base64'),
    },
  ],
});

/**
 * Content and public key of a valid envelope; undefined if the signature does not match the key.
 */
export function openEnvelope({ payloadType, payload, signatures: [signature] }: Envelope) {
  const content = Buffer.from(payload, 'base64');
  const signed = preAuthEncoding(payloadType, content);
  const { keyid: publicKey, sig } = signature;
  return isSignedBy(publicKey, signed, Buffer.from(sig, 'base64'))
    ? { content, publicKey }
    : undefined;
}
