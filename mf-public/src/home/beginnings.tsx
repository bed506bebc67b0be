import { chakra } from '@chakra-ui/react/styled-system';
import { Section } from '../page-parts/section';
import { beginnings } from './home-content';

export function Beginnings() {
  return (
    <Section title={beginnings.title} bg="soft">
      <chakra.ol
        display="grid"
        gap="8"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {beginnings.steps.map(({ title, text }, index) => (
          <chakra.li key={title} position="relative" css={spanToNext}>
            <chakra.div
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="40px"
              borderRadius="full"
              bg="primary"
              color="white"
              fontWeight="700"
            >
              {index + 1}
            </chakra.div>
            <chakra.h3 textStyle="h4" marginTop="5">
              {title}
            </chakra.h3>
            <chakra.p color="ink.muted" marginTop="2">
              {text}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}

// Line from one pier to the next.
const spanToNext = {
  md: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: '19px',
      left: '52px',
      right: '-20px',
      height: '2px',
      bg: 'line',
    },
  },
};
