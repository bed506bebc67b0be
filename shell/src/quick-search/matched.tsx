import { chakra } from '@chakra-ui/react/styled-system';
import { matchIn } from './match-in';

export function Matched({ text, sought }: { text: string; sought: string }) {
  const parts = matchIn(text, sought.trim());
  if (!parts) return <span>{text}</span>;
  return (
    <>
      <span>{parts.before}</span>
      <Mark>{parts.match}</Mark>
      <span>{parts.after}</span>
    </>
  );
}

const Mark = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'primary.dark',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '2px',
  },
});
