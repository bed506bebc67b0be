import { chakra } from '@chakra-ui/react/styled-system';

/** A state as a coloured dot and its name; the colour never stands alone. */
export const StatusDot = ({ color, text }: { color: string; text: string }) => (
  <DotLine>
    <Dot aria-hidden bg={color} />
    <span>{text}</span>
  </DotLine>
);

/** What stands for a state, and beside it the state's name. */
export const DotLine = chakra('span', {
  base: {
    display: 'inline-flex',
    // On one line with a number beside it, whatever the first thing in it is.
    verticalAlign: 'bottom',
    alignItems: 'center',
    gap: '2',
    width: 'max-content',
    maxWidth: '12rem',
  },
});

const Dot = chakra('span', {
  base: { boxSize: '8px', flexShrink: '0', borderRadius: 'full', forcedColorAdjust: 'none' },
});
