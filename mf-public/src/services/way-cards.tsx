import { chakra } from '@chakra-ui/react/styled-system';
import { QuoteButton } from '../page-parts/quote-button';

export type WayCardContent = {
  title: string;
  text: string;
  quote: string;
  quoteSubject: string;
};

export function WayCards({ ways }: { ways: readonly WayCardContent[] }) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{
        base: '1fr',
        // A tablet fits two columns; with three, every button would wrap.
        md: ways.length > 2 ? '1fr' : columnsOf(ways),
        lg: columnsOf(ways),
      }}
    >
      {ways.map(({ title, text, quote, quoteSubject }) => (
        <chakra.article
          key={title}
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          padding={{ base: '6', md: '8' }}
          bg="surface"
          borderWidth="1px"
          borderRadius="md"
        >
          <chakra.h3 textStyle="h3">{title}</chakra.h3>
          <chakra.p color="ink.muted" marginTop="3" marginBottom="6" flex="1">
            {text}
          </chakra.p>
          <QuoteButton subject={quoteSubject} variant="outline" size="md">
            {quote}
          </QuoteButton>
        </chakra.article>
      ))}
    </chakra.div>
  );
}

const columnsOf = (ways: readonly WayCardContent[]) => `repeat(${ways.length}, minmax(0, 1fr))`;
