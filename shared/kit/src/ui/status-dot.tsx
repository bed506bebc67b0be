import { chakra } from '@chakra-ui/react/styled-system';

/** Coloured dot with the name of a state. Never rely on the colour alone. */
export const StatusDot = ({ color, text }: { color: string; text: string }) => (
  <DotLine>
    <Dot aria-hidden bg={color} />
    <span>{text}</span>
  </DotLine>
);

/** Line with a mark and the name of a state. */
export const DotLine = chakra('span', {
  base: {
    display: 'inline-flex',
    // Aligns with a number next to it, independent of the first child.
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
