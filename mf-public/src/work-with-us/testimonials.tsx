import { chakra } from '@chakra-ui/react/styled-system';
import { ArtImage } from '../art/art-image';
import { testimonials, type Testimonial } from './work-with-us-content';

export function Testimonials() {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
    >
      {testimonials.map((testimonial) => (
        <TestimonialFigure key={testimonial.name} {...testimonial} />
      ))}
    </chakra.div>
  );
}

function TestimonialFigure({ quote, name, role, portrait }: Testimonial) {
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      gap="6"
      padding={{ base: '6', md: '8' }}
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.blockquote textStyle="lg" flex="1" textWrap="pretty">
        «{quote}»
      </chakra.blockquote>
      <chakra.figcaption display="flex" alignItems="center" gap="4">
        <chakra.div width="64px" flexShrink="0">
          <ArtImage src={portrait} size={[160, 160]} />
        </chakra.div>
        <div>
          <chakra.p fontWeight="700">{name}</chakra.p>
          <chakra.p textStyle="sm" color="ink.muted">
            {role}
          </chakra.p>
        </div>
      </chakra.figcaption>
    </chakra.figure>
  );
}
