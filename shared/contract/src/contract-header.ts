/**
 * Header with the API's contract version. Sent when a request violates the contract, which a form
 * of the same version never does.
 */
export const contractHeader = 'portal-contract';
