import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { ownApplicationEntry } from '@portal/contract/own-application-entry';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { paths } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import type { ListedApplication } from './listed-application';
import { findOwnApplication } from './read-own-applications';

const notFound = 'No encontramos una postulación con ese código y ese correo.';

const PlainLink = chakra(Link);

export function FindApplicationForm({ onFound }: { onFound: (found: ListedApplication) => void }) {
  const form = useForm({
    resolver: valibotResolver(ownApplicationEntry),
    defaultValues: { code: '', email: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  const find = form.handleSubmit(async (key) => {
    try {
      const found = await findOwnApplication(key);
      if (!found) return form.setError('code', { message: notFound }, { shouldFocus: true });
      form.reset();
      return onFound(found);
    } catch (error) {
      return alertFailure(error, { title: 'No pudimos buscar tu postulación' });
    }
  });

  return (
    <Form onSubmit={find} display="grid" gap="4" aria-labelledby="find-application">
      <chakra.h2 id="find-application" textStyle="h4">
        ¿La enviaste desde otro equipo?
      </chakra.h2>
      <chakra.p textStyle="sm">
        Búscala con el código del comprobante y el correo con que postulaste.
      </chakra.p>
      <TextField
        label="Código"
        placeholder="P-12-ABC345"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isRequired
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="nombre@correo.com"
        isRequired
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitButton loading={isSubmitting}>Buscar postulación</SubmitButton>
      <chakra.p textStyle="sm" color="ink.muted">
        ¿Perdiste el código?{' '}
        <PlainLink to={paths.privacy} color="primary" fontWeight="600" textDecoration="underline">
          Pide tus datos
        </PlainLink>{' '}
        y te respondemos por correo.
      </chakra.p>
    </Form>
  );
}
