import { chakra } from '@chakra-ui/react/styled-system';
import type { WorkTexts } from '@portal/contract/company-reads';
import { ArtImage } from '../art/art-image';
import { portraits } from './work-with-us-content';

export function Testimonials({ testimonials }: Pick<WorkTexts, 'testimonials'>) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
    >
      {testimonials.map((testimonial, position) => (
        <TestimonialFigure key={position} portrait={portraits[position] ?? ''} {...testimonial} />
      ))}
    </chakra.div>
  );
}

type TestimonialProps = WorkTexts['testimonials'][number] & { portrait: string };

function TestimonialFigure({ quote, name, role, portrait }: TestimonialProps) {
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      gap="6"
      padding={{ base: '6', md: '8' }}
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.blockquote textStyle="lg" flex="1" textWrap="pretty" whiteSpace="pre-line">
        {`«${quote}»`}
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
