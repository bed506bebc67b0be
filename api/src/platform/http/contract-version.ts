import contract from '@portal/contract/package.json' with { type: 'json' };

/** The version of the contract that the API answers. */
export const { version: contractVersion } = contract;
