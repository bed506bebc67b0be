import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { PrivacyRequest } from '@portal/contract/privacy-request';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { sendPrivacyRequest } from '@portal/kit/resources/privacy-requests';
import { showAlert } from '@portal/runtime';
import type { ReactNode } from 'react';
import { MailLink } from '../page-parts/mail-link';
import { PageHero } from '../page-parts/page-hero';
import { privacy, privacyForm, privacySections } from './privacy-content';
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
            <PrivacyRequestForm onSubmit={send} />
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

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text marginTop="3" overflowWrap="anywhere">
    {children}
  </Text>
);

/** A robot is told the same as a person, and nothing is sent. */
async function send(request: PrivacyRequest, isFromRobot: boolean) {
  try {
    const text = isFromRobot ? privacyForm.sentText : await sendPrivacyRequest(request);
    void showAlert({ kind: 'success', title: privacyForm.sent, text });
    return true;
  } catch (error) {
    const { failed: title, failedText: fallback } = privacyForm;
    void alertFailure(error, { title, fallback });
    return false;
  }
}
