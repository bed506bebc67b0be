import { chakra } from '@chakra-ui/react/styled-system';
import { ArtImage } from '../art/art-image';
import { useReveal } from '../page-parts/use-reveal';
import { benefits } from './work-with-us-content';

export function BenefitBlocks() {
  const group = useReveal<HTMLDivElement>();

  return (
    <chakra.div
      display="grid"
      ref={group}
      gap="8"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {benefits.map(({ title, text, art }, index) => (
        <chakra.article key={title}>
          <chakra.div bg="soft" borderRadius="md" overflow="hidden">
            <ArtImage
              src={art}
              size={[320, 200]}
              isPartOfFirstLook={index === 0}

              maxWidth="340px"
              marginInline="auto"
            />
          </chakra.div>
          <chakra.h3 textStyle="h3" marginTop="5">
            {title}
          </chakra.h3>
          <chakra.p color="ink.muted" marginTop="2">
            {text}
          </chakra.p>
        </chakra.article>
      ))}
    </chakra.div>
  );
}
