import type { Elements } from '@portal/kit/ui/elements';
import { Component } from 'react';
import { renderAgainIfMoved } from '../start/render-anew';
import { restoreTypedValuesLazily, typedFields, type Field } from '../start/typed-fields';
import type { ComposedRoute } from './composition';
import { noteCrashed } from './load-log';
import type { PageStore } from './page-store';
import { RemoteUnavailable } from './remote-unavailable';

type RemoteBoundaryProps = { children: Elements; store: PageStore; route: ComposedRoute };

type RemoteBoundaryState = { failure: unknown; fields?: readonly Field[] };

/** Catches errors of one page, while loading or rendering, so that the rest of the site works. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failure: undefined };
  private lastFailure: unknown;

  // The page still exists here, with its typed values.
  static getDerivedStateFromError = (failure: unknown) => ({
    failure,
    fields: typedFields(document),
  });

  override componentDidCatch(failure: unknown) {
    if (renderAgainIfMoved(failure, this.showAgain)) return;
    noteCrashed(this.props.route, failure);
    // A chunk that failed to load throws the same error forever, so the page is reloaded.
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
        // A loaded page that crashes does not recover by loading it again.
        {...(!store.isReady(route) && { load: this.load })}
      />
    );
  }

  private readonly showAgain = () => {
    void restoreTypedValuesLazily(document.body, this.state.fields);
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
