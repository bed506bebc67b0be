import { Container } from '@chakra-ui/react/container';
import { HeadBackLink } from '@portal/kit/ui/back-link';
import type { Elements } from '@portal/kit/ui/elements';
import { PageHeader } from '@portal/kit/ui/page-header';
import type { ReactNode } from 'react';

type WorkPageProps = {
  title: string;
  description?: ReactNode;
  /** The one main action of the page. */
  action?: Elements;
  /** Where «Atrás» leads; without it there is no such link. */
  backTo?: string;
  /** Where a part has a small screen to itself: the way back to the whole, in the same place. */
  partOf?: { text: string; to: string } | undefined;
  children: Elements;
};

/** Frame of a page of the back office: way back, heading with its action, content. */
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
