import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { PageHero } from '../page-parts/page-hero';
import { MailLink } from '../page-parts/text-link';
import { privacy, privacySections } from './privacy-content';
import { PrivacyRequestForm } from './privacy-request-form';
import { RetentionText } from './retention-text';

export function PrivacyPage() {
  return (
    <>
      <PageHero title={privacy.title} lead={privacy.lead} />
      <Container paddingBlock={{ base: '12', md: '20' }}>
        <Box maxWidth="prose">
          {privacySections.map(({ title, paragraphs }) => (
            <Part key={title} title={title}>
              {paragraphs.map((paragraph) => (
                <Paragraph key={paragraph}>{paragraph}</Paragraph>
              ))}
            </Part>
          ))}
          <Part title={privacy.keepTitle}>
            <Paragraph>
              <RetentionText />
            </Paragraph>
            <Paragraph>{privacy.keepText}</Paragraph>
          </Part>
          <Box
            as="section"
            id="solicitud"
            padding={{ base: '5', md: '8' }}
            bg="soft"
            borderRadius="md"
          >
            <Heading textStyle="h3">{privacy.askTitle}</Heading>
            <Text marginTop="3" marginBottom="6">
              {privacy.askText}
            </Text>
            <PrivacyRequestForm />
            <Text marginTop="6">
              {privacy.askByMail} <MailLink />
            </Text>
          </Box>
        </Box>
      </Container>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" marginBottom="10">
    <Heading textStyle="h3">{title}</Heading>
    {children}
  </Box>
);

const Paragraph = ({ children }: { children: ReactNode }) => <Text marginTop="3">{children}</Text>;
