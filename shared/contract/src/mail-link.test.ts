import { mailLetter } from './mail-letter';
import { mailLink } from './mail-link';

test.each([
  ['ana@example.org', 'mailto:ana@example.org'],
  ['ana+cv@example.org', 'mailto:ana%2Bcv@example.org'],
  ['ana?bcc=otra&cc=x@example.org', 'mailto:ana%3Fbcc%3Dotra%26cc%3Dx@example.org'],
  ['ana%0A@example.org', 'mailto:ana%250A@example.org'],
  ['ana@peña.example.org', 'mailto:ana@pe%C3%B1a.example.org'],
])('a message to %s goes there alone', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test('a message that is already written keeps its signs and its lines', () => {
  const link = mailLetter({ email: 'ana@example.org', subject: 'Tú & yo?', body: 'Hola:\n100 %' });

  expect(link).toBe(
    'mailto:ana@example.org?subject=T%C3%BA%20%26%20yo%3F&body=Hola%3A%0D%0A100%20%25',
  );
});
