import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { talentPoolMonths } from '@portal/contract/retention-period';
import { useResource } from '@portal/kit/query/use-resource';
import { retentionPeriodResource } from '@portal/kit/resources/retention-period';
import type { ReactNode } from 'react';
import { PageHero } from '../page-parts/page-hero';
import { MailLink } from '../page-parts/text-link';
import { privacy, privacySections } from './privacy-content';
import { PrivacyRequestForm } from './privacy-request-form';

export function PrivacyPage() {
  return (
    <>
      <PageHero title={privacy.title} lead={privacy.lead} />
      <Container paddingBlock={{ base: '12', md: '20' }}>
        <chakra.div maxWidth="prose">
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
          <chakra.section
            id="solicitud"
            padding={{ base: '5', md: '8' }}
            bg="soft"
            borderRadius="md"
          >
            <chakra.h2 textStyle="h3">{privacy.askTitle}</chakra.h2>
            <chakra.p marginTop="3" marginBottom="6">
              {privacy.askText}
            </chakra.p>
            <PrivacyRequestForm />
            <chakra.p marginTop="6">
              {privacy.askByMail} <MailLink />
            </chakra.p>
          </chakra.section>
        </chakra.div>
      </Container>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section marginBottom="10">
    <chakra.h2 textStyle="h3">{title}</chakra.h2>
    {children}
  </chakra.section>
);

const Paragraph = ({ children }: { children: ReactNode }) => (
  <chakra.p marginTop="3">{children}</chakra.p>
);

/** How long an application is kept, as staff have set it; without an answer, no number is made up. */
function RetentionText() {
  const { data } = useResource(retentionPeriodResource);
  const period = data
    ? data.months === 1
      ? '1 mes'
      : `${data.months} meses`
    : 'un plazo limitado';

  return (
    <>
      Si postulaste, {period} desde que se cierra la oferta. Si marcaste la casilla para que
      guardemos tu currículum, {talentPoolMonths} meses desde ese día. Después borramos tu nombre,
      tu correo, tu currículum y tus respuestas; queda solo un registro sin nombre, para contar
      cuántas postulaciones hubo. Ese registro conserva la aspiración salarial, sin nada que diga de
      quién fue. Si nos escribiste, {period} desde que te respondimos.
    </>
  );
}
