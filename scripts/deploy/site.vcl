vcl 4.1;

# Varnish 7 in front of the sites, which keeps their pages. Change the addresses, and the host of the probe to one
# of PUBLIC_URL. Each site gets the address of this Varnish as TRUST_PROXY; what ends TLS before it, such as hitch,
# is one more proxy. varnishncsa and varnishlog would write whole addresses, which name whom somebody looks for.
# `npm run test:all -- cache` runs this file.

import directors;
import std;

probe lives {
  .request =
    "GET /robots.txt HTTP/1.1"
    "Host: localhost"
    "Connection: close";
  .interval = 1s;
  .timeout = 2s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}

backend site_1 {
  .host = "127.0.0.1";
  .port = "8081";
  .connect_timeout = 2s;
  .probe = lives;
}

backend site_2 {
  .host = "127.0.0.1";
  .port = "8082";
  .connect_timeout = 2s;
  .probe = lives;
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(site_1);
  sites.add_backend(site_2);
}

sub vcl_recv {
  set req.backend_hint = sites.backend();
  if (req.restarts == 0) {
    unset req.http.Forwarded;
    unset req.http.X-Forwarded-Host;
    set req.http.X-Forwarded-Proto = "http";
    unset req.http.X-Show-Stale;
    unset req.http.X-Repeatable;
    unset req.http.X-Encoding;
  }

  # Calls are kept nowhere. What is lost on its way is sent to the other site where that is safe: a call with an
  # Idempotency-Key is done once, however often it is sent.
  if (req.url ~ "^/(api|oauth|mfe)([/?]|$)" || (req.method != "GET" && req.method != "HEAD")) {
    if (req.http.Idempotency-Key || req.method ~ "^(GET|HEAD|PUT|DELETE)$") {
      if (req.method ~ "^(GET|HEAD)$" || std.cache_req_body(16MB)) {
        set req.http.X-Repeatable = "1";
      }
    }
    return (pass);
  }

  set req.http.X-Repeatable = "1";
  # A page depends on four things that a browser says. Of each the site is told as little as it needs, so that
  # there are few versions of a page; Varnish tells them apart by the site's Vary.
  if (req.http.User-Agent ~ "AppleWebKit/" && req.http.User-Agent !~ "Chrome/") {
    set req.http.User-Agent = "AppleWebKit/";
  } else {
    set req.http.User-Agent = "Mozilla/5.0";
  }
  # After a restart Varnish has put its own choice of encodings in the browser's place.
  if (!req.http.X-Encoding) {
    # Who refuses one gets none.
    if (req.http.Accept-Encoding ~ "q=0(\.0*)?\s*(,|$)") {
      set req.http.X-Encoding = "identity";
    } elseif (req.http.Accept-Encoding ~ "br") {
      set req.http.X-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "gzip") {
      set req.http.X-Encoding = "gzip";
    } else {
      set req.http.X-Encoding = "identity";
    }
  }
  # What it has already of a page or script counts if it takes what differs from that.
  if (req.restarts == 0 && (req.http.X-Encoding == "identity" || req.http.Accept-Encoding !~ "dcz"
    || req.http.Available-Dictionary !~ "^:[A-Za-z0-9+/]+=:$")) {
    unset req.http.Available-Dictionary;
  }
  # A browser that has chosen releases gets its own pages, past the cache.
  if (req.http.Cookie ~ "portal-pins=") {
    return (pass);
  }
  if (req.url !~ "^/releases/" && req.http.Cookie ~ "(^|;\s*)portal-share=\d\d?(;|$)") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(?:.*?;)?\s*(portal-share=\d\d?)(?:;.*)?$", "\1");
  } else {
    unset req.http.Cookie;
  }

  # While there is a site, nothing older than that is shown; without one, whatever there is.
  if (std.healthy(req.backend_hint) && !req.http.X-Show-Stale) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_hash {
  # Varnish by itself leaves Accept-Encoding out, and knows no brotli.
  hash_data(req.http.X-Encoding);
}

sub vcl_backend_fetch {
  if (bereq.http.X-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
  }
  if (bereq.http.X-Encoding && bereq.http.Available-Dictionary) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding + ", dcz";
  }
  unset bereq.http.X-Encoding;
  unset bereq.http.X-Show-Stale;
  # Streams of news are silent for a while.
  set bereq.between_bytes_timeout = 120s;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "(private|no-cache|no-store)" || !beresp.http.Cache-Control) {
    # What is there already is better.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # The seconds that a page is shown while a new one is fetched are Varnish's own grace; here it is as long as
  # the page may be shown without a site.
  if (beresp.http.CDN-Cache-Control ~ "stale-if-error=") {
    set beresp.grace = std.duration(
      regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
  } else {
    set beresp.grace = 0s;
  }
}

sub vcl_backend_error {
  if (bereq.http.X-Repeatable && bereq.retries < 3) {
    return (retry);
  }
  if (bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  # A failure, not an application that was switched off.
  if (resp.status >= 500 && resp.http.Cache-Control !~ "s-maxage" && req.http.X-Encoding && req.restarts == 0
    && req.http.Cookie !~ "portal-pins=") {
    set req.http.X-Show-Stale = "1";
    return (restart);
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
