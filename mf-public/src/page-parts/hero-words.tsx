import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

type HeroWordsProps = Omit<HTMLChakraProps<'div'>, 'title'> & {
  group?: string;
  title: string;
  lead: string;
};

/** Title and lead of an inner page. The page sets position and background. */
export function HeroWords({ group, title, lead, children, ...box }: HeroWordsProps) {
  return (
    <chakra.div position="relative" zIndex="1" {...box}>
      {group && (
        <chakra.p color="primary.dark" fontWeight="600" marginBottom="2">
          {group}
        </chakra.p>
      )}
      <chakra.h1
        tabIndex={-1}
        textStyle="h1"
        fontSize={{ base: '2rem', md: '2.5rem', xl: '3.125rem' }}
        outline="none"
      >
        {title}
      </chakra.h1>
      <chakra.p
        fontSize={{ md: '1.1875rem' }}
        marginTop={{ base: '3', md: '4' }}
        maxWidth="32em"
        textWrap="pretty"
      >
        {lead}
      </chakra.p>
      {children && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap={{ base: '2', md: '3' }}
          marginTop={{ base: '5', md: '28px' }}
        >
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}
