import * as v from 'valibot';
import { open } from './open-object';
import { fingerprintOf, publicKeyText, type Signer } from './signing-key';

/** Owner of an application. Each of the keys may change it. */
export const owner = open({
  name: v.string(),
  keys: v.pipe(v.array(publicKeyText), v.minLength(1)),
});

export type Owner = v.InferOutput<typeof owner>;

export const ownedBy = ({ name, publicKey }: Signer): Owner => ({ name, keys: [publicKey] });

/** Name and key fingerprints, for people. */
export const describeOwner = ({ name, keys }: Owner) =>
  `«${name}» (${keys.length === 1 ? 'clave' : 'claves'} ${keys.map(fingerprintOf).join(', ')})`;
