import { mailFault } from './mail-fault';

const refused = (command: string, response: string) => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ['550 5.1.1 <ana@example.org>: User unknown in virtual mailbox table', 'refused'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'refused'],
  ['550 5.2.1 The account is disabled', 'refused'],
  ['550 5.4.5 Daily user sending quota exceeded', 'passing'],
  ['554 5.7.1 Service unavailable; Client host blocked using a list', 'passing'],
  ['552 5.2.2 Mailbox full', 'passing'],
  ['550 No such user here', 'passing'],
  ['450 4.1.1 Try again later', 'passing'],
  ['554 5.7.1 <ana@example.org>: Relay access denied', 'setting'],
  ['553 5.7.1 <sitio@example.org>: Sender address rejected: not owned by user', 'setting'],
  ['550 5.1.8 <sitio@example.org>: Sender address rejected: Domain not found', 'setting'],
])('to RCPT TO, «%s» is %s', (response, kind) => {
  expect(mailFault(refused('RCPT TO', response)).kind).toBe(kind);
});

test('a sender that is refused late is told as one that is refused at once', () => {
  const late = mailFault(refused('RCPT TO', '553 5.7.1 Sender address rejected: not owned'));
  const early = mailFault(refused('MAIL FROM', '553 5.7.1 Sender not owned'));

  expect(late).toEqual(early);
});
