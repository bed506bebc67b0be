/** Kind of an answer in the mail outbox. */
export const replyNotice = 'reply';

export const columnOf = {
  contact: 'contactRequestId',
  privacy: 'privacyRequestId',
} as const;

export const tableOf = { contact: 'contactRequests', privacy: 'privacyRequests' } as const;
