import type { Elements } from '@portal/kit/ui/elements';
import { Component } from 'react';
import { renderAnew } from '../start/render-anew';
import { keepTypedIn, typedFields, type Field } from '../start/typed-fields';
import type { ComposedRoute } from './composition';
import { noteCrashed } from './load-log';
import type { PageStore } from './page-store';
import { RemoteUnavailable } from './remote-unavailable';

type RemoteBoundaryProps = { children: Elements; store: PageStore; route: ComposedRoute };

type RemoteBoundaryState = { failure: unknown; fields?: readonly Field[] };

/** Holds what goes wrong in one page, loading or rendering, so that the rest of the site lives on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failure: undefined };
  private lastFailure: unknown;

  // The page is still there, with what was typed into it.
  static getDerivedStateFromError = (failure: unknown) => ({
    failure,
    fields: typedFields(document),
  });

  override componentDidCatch(failure: unknown) {
    if (renderAnew(failure, this.showAgain)) return;
    noteCrashed(this.props.route, failure);
    // A part of a page that failed to load fails for ever with the very same error: start over.
    if (failure === this.lastFailure) location.reload();
    this.lastFailure = failure;
  }

  override render() {
    const { children, store, route } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return children;
    return (
      <RemoteUnavailable
        onRetry={this.retry}
        // What cannot be shown although it is there will not be better by itself.
        {...(!store.isReady(route) && { load: this.load })}
      />
    );
  }

  private readonly showAgain = () => {
    void keepTypedIn(document.body, this.state.fields);
    this.retry();
  };

  private readonly load = () => {
    const { store, route } = this.props;
    store.forgetFailure(route);
    return store.load(route);
  };

  private readonly retry = () => {
    const { store, route } = this.props;
    store.forgetFailure(route);
    this.setState({ failure: undefined });
  };
}
