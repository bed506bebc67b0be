import { chakra } from '@chakra-ui/react/styled-system';

/** What is otherwise today; nothing where nothing is. */
export const LaterMark = ({ text }: { text: string | undefined }) =>
  text === undefined ? undefined : <Mark>{` (${text})`}</Mark>;

type AsGivenProps = {
  text: string;
  /** What is otherwise today. */
  later: string | undefined;
};

/** A text as it was when somebody applied, with a small mark where it changed since. */
export const AsGiven = ({ text, later }: AsGivenProps) => (
  <>
    <span>{text}</span>
    <LaterMark text={later} />
  </>
);

const Mark = chakra('small', {
  base: { color: 'ink.muted', fontSize: '0.8125rem', fontWeight: '400' },
});
