import { render, screen } from '@testing-library/react';
import { UiProvider } from '../ui/ui-provider';
import { CurriculumButton } from './curriculum-button';

test('the icon of a download stands alone in its button, so that it is in the middle', () => {
  render(
    <UiProvider>
      <CurriculumButton applicantName="Ana Pérez" fileName="a1.pdf" isIcon />
    </UiProvider>,
  );

  const button = screen.getByRole('button', { name: 'Descargar CV de Ana Pérez' });
  expect(button.querySelectorAll('span:empty')).toHaveLength(0);
  expect(button.querySelectorAll('svg')).toHaveLength(1);
});
