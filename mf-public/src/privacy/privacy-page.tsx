import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { MailLink } from '../components/mail-link';
import { PageHero } from '../components/page-hero';
import { privacy, privacySections } from './privacy-content';

export function PrivacyPage() {
  return (
    <>
      <PageHero title={privacy.title} lead={privacy.lead} />
      <Container paddingBlock={{ base: '12', md: '20' }}>
        <Box maxWidth="prose">
          {privacySections.map(({ title, paragraphs }) => (
            <Box as="section" key={title} marginBottom="10">
              <Heading textStyle="h3">{title}</Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} marginTop="3" overflowWrap="anywhere">
                  {paragraph}
                </Text>
              ))}
            </Box>
          ))}
          <Box as="section" padding={{ base: '6', md: '8' }} bg="soft" borderRadius="md">
            <Heading textStyle="h3">{privacy.askTitle}</Heading>
            <Text marginTop="3" marginBottom="4">
              {privacy.askText}
            </Text>
            <MailLink />
          </Box>
        </Box>
      </Container>
    </>
  );
}
