/**
 * The API's version of this contract, in the answer to a call that does not follow it. A form of the same version
 * never sends such a call.
 */
export const contractHeader = 'portal-contract';
