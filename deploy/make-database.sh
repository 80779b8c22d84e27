#!/bin/sh
# The two logins and the database of Comanda, made when PostgreSQL starts for the first time.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres \
  --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role comanda_owner login password :'owner';
create role comanda_app login password :'app';
create database comanda owner comanda_owner;
SQL
