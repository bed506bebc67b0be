import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Section } from '../page-parts/section';
import { beginnings } from './home-content';

/** Three steps as the nodes of one span. */
export function Beginnings() {
  return (
    <Section title={beginnings.title} bg="soft">
      <Grid as="ol" gap="8" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {beginnings.steps.map(({ title, text }, index) => (
          <Box as="li" key={title} position="relative" css={spanToNext}>
            <Box
              aria-hidden
              display="grid"
              placeItems="center"
              width="40px"
              height="40px"
              borderRadius="full"
              bg="primary"
              color="white"
              fontWeight="700"
            >
              {index + 1}
            </Box>
            <Heading as="h3" textStyle="h4" marginTop="5">
              {title}
            </Heading>
            <Text color="ink.muted" marginTop="2">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}

// From one node to the next, as a bridge goes from pier to pier.
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
