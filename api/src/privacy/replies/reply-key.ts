/** What the outgoing mails call an answer. */
export const replyNotice = 'reply';

/** Where an answer names its request. */
export const columnOf = {
  contact: 'contactRequestId',
  privacy: 'privacyRequestId',
} as const;

export const tableOf = { contact: 'contactRequests', privacy: 'privacyRequests' } as const;
