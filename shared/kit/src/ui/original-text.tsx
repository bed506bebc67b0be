import { chakra } from '@chakra-ui/react/styled-system';

/** Mark for a later change; renders nothing without one. */
export const ChangedMark = ({ text }: { text: string | undefined }) =>
  text === undefined ? undefined : <Mark>{` (${text})`}</Mark>;

type AsGivenProps = {
  text: string;
  later: string | undefined;
};

/** A text as of the job application, with a mark if it has changed since. */
export const OriginalText = ({ text, later }: AsGivenProps) => (
  <>
    <span>{text}</span>
    <ChangedMark text={later} />
  </>
);

const Mark = chakra('small', {
  base: { color: 'ink.muted', fontSize: '0.8125rem', fontWeight: '400' },
});
