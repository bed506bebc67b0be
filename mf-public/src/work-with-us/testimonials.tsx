import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArtImage } from '../art/art-image';
import { testimonials, type Testimonial } from './work-with-us-content';

export function Testimonials() {
  return (
    <Grid gap="6" templateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}>
      {testimonials.map((testimonial) => (
        <TestimonialFigure key={testimonial.name} {...testimonial} />
      ))}
    </Grid>
  );
}

function TestimonialFigure({ quote, name, role, portrait }: Testimonial) {
  return (
    <Flex
      as="figure"
      direction="column"
      gap="6"
      padding={{ base: '6', md: '8' }}
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.blockquote textStyle="lg" flex="1" textWrap="pretty">
        «{quote}»
      </chakra.blockquote>
      <Flex as="figcaption" alignItems="center" gap="4">
        <chakra.div width="64px" flexShrink="0">
          <ArtImage src={portrait} size={[160, 160]} />
        </chakra.div>
        <div>
          <chakra.p fontWeight="700">{name}</chakra.p>
          <chakra.p textStyle="sm" color="ink.muted">
            {role}
          </chakra.p>
        </div>
      </Flex>
    </Flex>
  );
}
