import contract from '../package.json' with { type: 'json' };

/** Version of this contract. A major breaks the wire format, a minor adds to it. */
export const contractVersion = contract.version;
