import { chakra } from '@chakra-ui/react/styled-system';
import type { WorkTexts } from '@portal/contract/company-reads';
import { ArtImage } from '../art/art-image';
import { useReveal } from '../page-parts/use-reveal';
import { benefitArt } from './work-with-us-content';

export function BenefitBlocks({ benefits }: Pick<WorkTexts, 'benefits'>) {
  const group = useReveal<HTMLDivElement>();

  return (
    <chakra.div
      display="grid"
      ref={group}
      gap="8"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {benefits.map(({ title, text }, index) => (
        <chakra.article key={index}>
          <chakra.div bg="soft" borderRadius="md" overflow="hidden">
            <ArtImage
              src={benefitArt[index] ?? ''}
              size={[320, 200]}
              isPartOfFirstLook={index === 0}

              maxWidth="340px"
              marginInline="auto"
            />
          </chakra.div>
          <chakra.h3 textStyle="h3" marginTop="5">
            {title}
          </chakra.h3>
          <chakra.p color="ink.muted" marginTop="2" whiteSpace="pre-line">
            {text}
          </chakra.p>
        </chakra.article>
      ))}
    </chakra.div>
  );
}
