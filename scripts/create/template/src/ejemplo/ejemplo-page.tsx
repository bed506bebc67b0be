import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { useResource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { Loaded } from '@portal/kit/ui/loaded';
import { EjemploForm } from './ejemplo-form';
import { texts } from './ejemplo-texts';

/** The exported name must be the file name in PascalCase: the shell finds the page by it. */
export function EjemploPage() {
  const offers = useResource(offersResource);

  return (
    <Container paddingBlock="12">
      <chakra.h1 textStyle="h1">{texts.title}</chakra.h1>
      <chakra.p marginTop="4">{texts.lead}</chakra.p>
      <Loaded of={offers} loading={texts.loading} failure={texts.failure}>
        {(found) => <chakra.p marginTop="4">{texts.openOffers(found.length)}</chakra.p>}
      </Loaded>
      <chakra.section aria-labelledby="form" marginTop="12" maxWidth="640px">
        <chakra.h2 id="form" textStyle="h3" marginBottom="6">
          {texts.form}
        </chakra.h2>
        <EjemploForm />
      </chakra.section>
    </Container>
  );
}
