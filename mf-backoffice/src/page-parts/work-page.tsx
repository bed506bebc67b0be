import { Container } from '@chakra-ui/react/container';
import { HeadBackLink } from '@portal/kit/ui/back-link';
import type { Elements } from '@portal/kit/ui/elements';
import { PageHeader } from '@portal/kit/ui/page-header';
import type { ReactNode } from 'react';

type WorkPageProps = {
  title: string;
  description?: ReactNode;
  action?: Elements;
  /** Target of «Atrás»; without it the link is left out. */
  backTo?: string;
  /** Link back to the whole page, in the place of «Atrás», if a part fills a small screen. */
  partOf?: { text: string; to: string } | undefined;
  children: Elements;
};

export function WorkPage({ backTo, partOf, children, ...header }: WorkPageProps) {
  return (
    <Container paddingTop={{ base: '3', md: '4' }} paddingBottom="10" minHeight="70vh">
      <PageHeader
        {...header}
        back={
          <>
            {backTo && (
              <HeadBackLink to={backTo} {...(partOf && { hideBelow: 'lg' })}>
                Atrás
              </HeadBackLink>
            )}
            {partOf && (
              <HeadBackLink to={partOf.to} hideFrom="lg">
                {partOf.text}
              </HeadBackLink>
            )}
          </>
        }
      />
      {children}
    </Container>
  );
}
