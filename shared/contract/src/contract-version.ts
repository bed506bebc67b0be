import contract from '../package.json' with { type: 'json' };

/** The version of this contract. A new major breaks what travels, a new minor adds to it. */
export const contractVersion = contract.version;
