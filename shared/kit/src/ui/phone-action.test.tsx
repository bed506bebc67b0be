import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PhoneAction } from './phone-action';
import { UiProvider } from './ui-provider';

const site = (
  <UiProvider>
    <PhoneAction>
      <a href="#postular">Postularme a oferta</a>
    </PhoneAction>
  </UiProvider>
);

test("a page's action stands once in the document, and what is around it takes no room", () => {
  render(site);

  const action = screen.getByRole('link', { name: 'Postularme a oferta' });
  expect(action.parentElement).toHaveStyle({ display: 'contents' });
});

test("the server's HTML already tells that there is an action, for which the bar makes room", () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site);

  expect(container.querySelectorAll('[data-phone-action] > a')).toHaveLength(1);
});
