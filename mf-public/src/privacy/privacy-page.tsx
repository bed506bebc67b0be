import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { talentPoolMonths } from '@portal/contract/retention-period';
import { useCompany } from '@portal/kit/company/use-company';
import { useResource } from '@portal/kit/query/use-resource';
import { retentionPeriodResource } from '@portal/kit/resources/retention-period';
import { noticesPath } from '@portal/kit/routing/paths';
import { MailLink, TextAnchor } from '../page-parts/text-link';
import { useHashScroll } from '../page-parts/use-hash-scroll';
import { privacy, privacySections } from './privacy-content';
import { PrivacyHero } from './privacy-hero';
import { PrivacyIndex } from './privacy-index';
import { PrivacyRequestForm } from './privacy-request-form';
import { RetentionFigures } from './retention-figures';

export function PrivacyPage() {
  useHashScroll();
  const period = usePeriod();
  const company = useCompany();
  const parts = [
    ...privacySections(company),
    { ...privacy.keep, paragraphs: [retentionText(period), privacy.keepText] },
  ];

  return (
    <>
      <PrivacyHero />
      <Container
        display="grid"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '280px minmax(0, 680px)' }}
        gap={{ base: '8', lg: '72px' }}
        paddingTop={{ base: '5', md: '12' }}
        paddingBottom={{ md: '20' }}
      >
        <PrivacyIndex parts={parts} />
        <div>
          <RetentionFigures period={capitalized(period)} />
          {parts.map(({ id, title, paragraphs }) => (
            <chakra.section key={id} id={id} tabIndex={-1} outline="none" marginBottom="10">
              <chakra.h2 textStyle="h3">{title}</chakra.h2>
              {paragraphs.map((paragraph) => (
                <chakra.p key={paragraph} marginTop="3">
                  {paragraph}
                </chakra.p>
              ))}
            </chakra.section>
          ))}
          <Request />
          <chakra.p marginTop="8" textStyle="sm">
            <span>{privacy.notices}</span>{' '}
            <TextAnchor href={noticesPath}>{privacy.noticesLink}</TextAnchor>
            <span>.</span>
          </chakra.p>
        </div>
      </Container>
    </>
  );
}

/** Full width on a phone. */
function Request() {
  return (
    <chakra.section
      id="solicitud"
      tabIndex={-1}
      outline="none"
      padding={{ base: '24px 16px', md: '8' }}
      marginInline={{ base: '-16px', md: '0' }}
      bg="soft"
      borderRadius={{ md: 'lg' }}
    >
      <chakra.h2 textStyle="h3">{privacy.askTitle}</chakra.h2>
      <chakra.p marginTop="3" marginBottom="6">
        {privacy.askText}
      </chakra.p>
      <PrivacyRequestForm />
      <chakra.p marginTop="6">
        <span>{privacy.askByMail}</span> <MailLink />
      </chakra.p>
    </chakra.section>
  );
}

/** Retention period set by staff. Without the server's answer the text names no number. */
function usePeriod() {
  const { data } = useResource(retentionPeriodResource);
  if (!data) return 'un plazo limitado';
  return data.months === 1 ? '1 mes' : `${data.months} meses`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const retentionText = (period: string) =>
  `Si postulaste, ${period} desde que se cierra la oferta. Si marcaste la casilla para que guardemos tu currículum, ${talentPoolMonths} meses desde ese día. Después borramos tu nombre, tu correo, tu currículum y tus respuestas; queda solo un registro sin nombre, para contar cuántas postulaciones hubo. Ese registro conserva la aspiración salarial, sin nada que diga de quién fue. Si nos escribiste, ${period} desde que te respondimos.`;
