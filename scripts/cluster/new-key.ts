import { exportJWK, generateKeyPair } from 'jose';

/** A TOKEN_KEY that several instances share. */
export async function newKey() {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
