-- The whole schema. The first half is written by `npx drizzle-kit generate` from src/db/schema: tables, foreign keys,
-- indexes. The second half is written by hand, because Drizzle cannot describe it: functions, triggers, one index that
-- needs an extension, and the first products.
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"session_id" uuid,
	"consumer_id" uuid,
	"entered_by" text,
	"sign_in_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "access_tokens_kind_has_owner" CHECK (case "access_tokens"."kind" when 'dashboard' then "access_tokens"."user_id" is not null and "access_tokens"."session_id" is null and "access_tokens"."consumer_id" is null
          else "access_tokens"."user_id" is null and "access_tokens"."session_id" is not null and "access_tokens"."consumer_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_verifications_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commitment_answers" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commitment_answers_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id"),
	CONSTRAINT "commitment_answers_valid" CHECK ("commitment_answers"."answer" in ('kept', 'partly', 'not_yet'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"verified_at" timestamp with time zone,
	"credit_balance" integer DEFAULT 0 NOT NULL,
	"credit_reserved" integer DEFAULT 0 NOT NULL,
	"credit_debt" integer DEFAULT 0 NOT NULL,
	"brand_color" text,
	"logo_hash" text,
	"person_measures" boolean DEFAULT true NOT NULL,
	"sign_in_methods" text[] DEFAULT '{"password","google","microsoft","linkedin","facebook"}' NOT NULL,
	"chat_retention_days" integer DEFAULT 30 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "companies_chat_retention_range" CHECK ("companies"."chat_retention_days" between 1 and 365),
	CONSTRAINT "companies_brand_color_hex" CHECK ("companies"."brand_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "companies_sign_in_methods_not_empty" CHECK (cardinality("companies"."sign_in_methods") > 0),
	CONSTRAINT "companies_balance_not_negative" CHECK ("companies"."credit_balance" >= 0),
	CONSTRAINT "companies_debt_not_negative" CHECK ("companies"."credit_debt" >= 0),
	CONSTRAINT "companies_reserved_within_balance" CHECK ("companies"."credit_reserved" between 0 and "companies"."credit_balance")
);
--> statement-breakpoint
CREATE TABLE "company_billing" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country_id" text NOT NULL,
	"vat_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"made_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"country_id" text,
	"timezone_id" text,
	"area_code" text,
	"phone_number" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_type_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"pending_email" text,
	"password_hash" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_type_valid" CHECK ("users"."user_type_id" in (1, 2, 4))
);
--> statement-breakpoint
CREATE TABLE "consumers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"timezone" text,
	"department" text,
	"office" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "consumers_id_company" UNIQUE("id","company_id"),
	CONSTRAINT "consumers_has_email" CHECK (("consumers"."email" is null) = ("consumers"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"balance_after" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"note" text,
	"session_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_reference_unique" UNIQUE("reference"),
	CONSTRAINT "credit_ledger_reason_valid" CHECK ("credit_ledger"."reason" in ('grant', 'purchase', 'capture', 'refund', 'chargeback', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id"),
	CONSTRAINT "feedback_rating_range" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_type_id" integer NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_company_role" CHECK ("invitations"."user_type_id" in (2, 4))
);
--> statement-breakpoint
CREATE TABLE "live_log" (
	"session_run" integer NOT NULL,
	"seq" integer NOT NULL,
	"team" text,
	"command_id" text NOT NULL,
	"actor" text NOT NULL,
	"at" bigint NOT NULL,
	"events" json NOT NULL,
	CONSTRAINT "live_log_session_run_seq_pk" PRIMARY KEY("session_run","seq"),
	CONSTRAINT "live_log_once" UNIQUE("session_run","command_id")
);
--> statement-breakpoint
CREATE TABLE "live_nodes" (
	"node" uuid PRIMARY KEY NOT NULL,
	"heartbeat_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_pulse" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_pulse_one_row" CHECK ("live_pulse"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"next_deadline" bigint,
	"nodes" text[] DEFAULT '{}' NOT NULL,
	"teams" text[] DEFAULT '{}' NOT NULL,
	"claimed_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_sessions_run" UNIQUE("session_id","run")
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"hash" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"compiled" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"body" text NOT NULL,
	"author" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"reported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_analyses" (
	"session_run" integer NOT NULL,
	"team" text NOT NULL,
	"analysis" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_analyses_session_run_team_pk" PRIMARY KEY("session_run","team")
);
--> statement-breakpoint
CREATE TABLE "voice_seconds" (
	"session_run" integer NOT NULL,
	"team" text NOT NULL,
	"seat" text NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "voice_seconds_session_run_team_seat_pk" PRIMARY KEY("session_run","team","seat")
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"color" text NOT NULL,
	"session_id" uuid,
	"consumer_id" uuid,
	"once" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","once")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"product_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"payment" text,
	"receipt_number" integer,
	"billed_to" jsonb,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"dispute" text,
	"credits_withdrawn" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "orders_refund_within_amount" CHECK ("orders"."refunded_cents" between 0 and "orders"."amount_cents"),
	CONSTRAINT "orders_withdrawn_within_credits" CHECK ("orders"."credits_withdrawn" between 0 and "orders"."credits"),
	CONSTRAINT "orders_dispute_valid" CHECK ("orders"."dispute" in ('open', 'won', 'lost')),
	CONSTRAINT "orders_status_valid" CHECK ("orders"."status" in ('open', 'paid', 'declined', 'expired', 'refunded', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"price_cents" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	CONSTRAINT "products_credits_positive" CHECK ("products"."credits" > 0),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"calendar" jsonb,
	"company_id" uuid,
	"session_id" uuid,
	"consumer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"once" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"dead_at" timestamp with time zone,
	CONSTRAINT "outbox_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "session_reports" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"played" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_session_id_consumer_id_kind_pk" PRIMARY KEY("session_id","consumer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "session_consumers" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"team_id" uuid,
	"link_version" integer DEFAULT 1 NOT NULL,
	"invited_at" timestamp with time zone,
	"rsvp" text,
	"rsvp_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"attended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_consumers_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"archived_at" timestamp with time zone,
	"title" text NOT NULL,
	"experience" text,
	"pack_hash" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"timezone" text,
	"seats" integer,
	"language" text DEFAULT 'en' NOT NULL,
	"hosting" text DEFAULT 'autopilot' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"speed" real DEFAULT 1 NOT NULL,
	"credits_reserved" integer DEFAULT 0 NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agenda" double precision GENERATED ALWAYS AS (case when status in ('draft', 'confirmed', 'live')
        then coalesce(extract(epoch from starts_at - timestamptz '1970-01-01 00:00:00+00'), 1e12)
        else 1e13 - extract(epoch from coalesce(starts_at, created_at) - timestamptz '1970-01-01 00:00:00+00')
        end::double precision) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "sessions_id_company" UNIQUE("id","company_id"),
	CONSTRAINT "sessions_seats_range" CHECK ("sessions"."seats" between 2 and 300),
	CONSTRAINT "sessions_speed_range" CHECK ("sessions"."speed" between 1 and 60),
	CONSTRAINT "sessions_reserved_not_negative" CHECK ("sessions"."credits_reserved" >= 0),
	CONSTRAINT "sessions_reserve_only_while_open" CHECK ("sessions"."status" in ('confirmed', 'live') or "sessions"."credits_reserved" = 0),
	CONSTRAINT "sessions_complete_once_confirmed" CHECK ("sessions"."status" in ('draft', 'cancelled') or ("sessions"."experience" is not null and "sessions"."pack_hash" is not null
          and "sessions"."starts_at" is not null and "sessions"."timezone" is not null and "sessions"."seats" is not null))
);
--> statement-breakpoint
CREATE TABLE "system_checks" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"passed" boolean NOT NULL,
	"results" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "system_checks_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "teams_id_session" UNIQUE("id","session_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "social_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitment_answers" ADD CONSTRAINT "commitment_answers_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_billing" ADD CONSTRAINT "company_billing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_texts" ADD CONSTRAINT "session_texts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reports" ADD CONSTRAINT "session_reports_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_consumers" ADD CONSTRAINT "session_consumers_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_consumers" ADD CONSTRAINT "session_consumers_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_consumers" ADD CONSTRAINT "session_consumers_team_fk" FOREIGN KEY ("team_id","session_id") REFERENCES "public"."teams"("id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_checks" ADD CONSTRAINT "system_checks_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_links" ADD CONSTRAINT "social_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_tokens_seat" ON "access_tokens" USING btree ("session_id","consumer_id");--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "commitment_answers_company" ON "commitment_answers" USING btree ("company_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_once" ON "idempotency_keys" USING btree ("owner_id","operation","key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consumers_email_unique" ON "consumers" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "consumers_by_name" ON "consumers" USING btree ("company_id",lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email)),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_email" ON "consumers" USING btree ("company_id",lower("email"),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_age" ON "consumers" USING btree ("company_id","created_at","id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_department" ON "consumers" USING btree ("company_id","department",lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email)),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_office" ON "consumers" USING btree ("company_id","office",lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email)),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "credit_ledger_company" ON "credit_ledger" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "credit_ledger_seats" ON "credit_ledger" USING btree ("session_id","id") WHERE "credit_ledger"."reason" = 'capture';--> statement-breakpoint
CREATE INDEX "credit_ledger_kind" ON "credit_ledger" USING btree ("company_id","reason","id");--> statement-breakpoint
CREATE INDEX "feedback_company" ON "feedback" USING btree ("company_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_once" ON "invitations" USING btree ("company_id",lower("email")) WHERE "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_deadline" ON "live_sessions" USING btree ("next_deadline") WHERE "live_sessions"."next_deadline" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_connected" ON "live_sessions" USING btree ("id") WHERE "live_sessions"."nodes" <> '{}';--> statement-breakpoint
CREATE INDEX "session_texts_session" ON "session_texts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_texts_expiry" ON "session_texts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_texts_author" ON "session_texts" USING btree ("author");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "outbox_consumer" ON "outbox" USING btree ("consumer_id");--> statement-breakpoint
CREATE INDEX "outbox_seat" ON "outbox" USING btree ("session_id","consumer_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "session_consumers_consumer" ON "session_consumers" USING btree ("consumer_id");--> statement-breakpoint
CREATE INDEX "sessions_company_agenda" ON "sessions" USING btree ("company_id","agenda","id");--> statement-breakpoint
CREATE INDEX "sessions_company_start" ON "sessions" USING btree ("company_id",coalesce("starts_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "sessions_company_title" ON "sessions" USING btree ("company_id",left(lower("title"), 60),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_identity" ON "social_accounts" USING btree ("provider","issuer","subject");
--> statement-breakpoint
-- Search in people's names, addresses, departments and offices: any part of them, whatever the case and accents.
-- `search_form` returns the forms of a text that a search compares, the same as searchForms() of the contract. Where
-- the database can (PostgreSQL 17), case is lowered for every alphabet, also in the locale "C". It calls only built-in
-- functions, so that a dump with this index can be restored.
create extension if not exists pg_trgm;
--> statement-breakpoint
do $do$
begin
  execute replace($sql$
    create function search_form(value text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      small text := lower(value /* collation */);
      spelled text;
    begin
      if octet_length(small) = char_length(small) then return small; end if;
      small := replace(replace(replace(normalize(small, NFC), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
      spelled := replace(replace(replace(replace(replace(small,
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
      small := regexp_replace(normalize(translate(small, 'øłđ', 'old'), NFD), '[\u0300-\u036F]', '', 'g');
      spelled := regexp_replace(normalize(translate(spelled, 'łđ', 'ld'), NFD), '[\u0300-\u036F]', '', 'g');
      if small = spelled then return small; end if;
      return small || E'\n' || spelled;
    end
    $$
  $sql$, '/* collation */', case when exists (select from pg_collation where collname = 'pg_c_utf8')
    then 'collate pg_catalog.pg_c_utf8' else '' end);
end
$do$;
--> statement-breakpoint
create index consumers_search on consumers using gin (search_form(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(department, '') || ' ' || coalesce(office, '')) gin_trgm_ops) where deleted_at is null;
--> statement-breakpoint
-- Credits. The ledger only grows. The company's row holds the sum of its ledger rows and of its sessions'
-- reservations; the checks of that row keep both within their bounds, also when many transactions write at once.
create function credit_ledger_balanced() returns trigger language plpgsql as $$
begin
  select credit_balance + new.amount into new.balance_after
    from companies where id = new.company_id for no key update;
  return new;
end $$;
--> statement-breakpoint
create trigger credit_ledger_balanced before insert on credit_ledger
  for each row execute function credit_ledger_balanced();
--> statement-breakpoint
create function credit_ledger_applied() returns trigger language plpgsql as $$
declare
  balance integer;
begin
  update companies set credit_balance = credit_balance + new.amount, credit_debt = credit_debt + new.owed
    where id = new.company_id returning credit_balance into balance;
  -- Two rows of one statement would both have seen the balance before it.
  if balance <> new.balance_after then
    raise exception 'ledger rows of one company are written one by one' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_ledger_applied after insert on credit_ledger
  for each row execute function credit_ledger_applied();
--> statement-breakpoint
create function credit_ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'credit_ledger is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger credit_ledger_append_only before update or delete on credit_ledger
  for each row execute function credit_ledger_append_only();
--> statement-breakpoint
create function session_reservation_applied() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.credits_reserved <> 0 then
      update companies set credit_reserved = credit_reserved + new.credits_reserved where id = new.company_id;
    end if;
  elsif tg_op = 'DELETE' then
    if old.credits_reserved <> 0 then
      update companies set credit_reserved = credit_reserved - old.credits_reserved where id = old.company_id;
    end if;
  elsif new.credits_reserved <> old.credits_reserved then
    update companies set credit_reserved = credit_reserved + new.credits_reserved - old.credits_reserved
      where id = new.company_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger session_reservation_applied after insert or update or delete on sessions
  for each row execute function session_reservation_applied();
--> statement-breakpoint
-- The products of a new installation, which packages/contract/src/packs.ts names too.
insert into products (id, credits, price_cents, currency) values
  ('credits-12', 12, 22800, 'USD'),
  ('credits-48', 48, 81600, 'USD'),
  ('credits-150', 150, 225000, 'USD');
--> statement-breakpoint
-- A session never changes its company: its reservation would then count for the wrong one.
create function session_company_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'a session stays with its company' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger session_company_fixed before update of company_id on sessions
  for each row when (old.company_id is distinct from new.company_id) execute function session_company_fixed();
--> statement-breakpoint
-- The audit log and the log of live sessions record what happened. Their rows never change.
create function audit_log_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_append_only();
--> statement-breakpoint
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_log_append_only();
--> statement-breakpoint
create function live_log_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'live_log is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger live_log_append_only before update on live_log
  for each row execute function live_log_append_only();
--> statement-breakpoint
-- All rows of a run are deleted with the run. A foreign key would cost more than the row that it protects.
create function live_session_removed() returns trigger language plpgsql as $$
begin
  delete from live_log where session_run = old.id;
  delete from voice_seconds where session_run = old.id;
  delete from team_analyses where session_run = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger live_session_removed after delete on live_sessions
  for each row execute function live_session_removed();
--> statement-breakpoint
-- Every node is notified of a right that has ended and closes its open connections, whichever statement ended it. The
-- payload is the id of the sign-in, the user or the session.
create function notify_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create trigger access_tokens_ended after delete on access_tokens
  for each row execute function notify_rights('sign_in_id');
--> statement-breakpoint
create trigger users_role_changed after update of user_type_id, company_id on users
  for each row when (old.user_type_id <> new.user_type_id or old.company_id is distinct from new.company_id)
  execute function notify_rights('id');
--> statement-breakpoint
create trigger sessions_cancelled after update of status on sessions
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function notify_rights('id');
--> statement-breakpoint
create trigger sessions_deleted after delete on sessions
  for each row execute function notify_rights('id');
--> statement-breakpoint
-- Whether a sign-in may still act in a session: one of its tokens has not expired, its account has the same role and
-- company as at sign-in, and the session is not cancelled. The statement that stores a command calls it.
create function right_stands(sign_in uuid, user_type int, company uuid, session uuid, at timestamptz)
returns boolean language sql stable as $$
  select exists (
    select from access_tokens t left join users u on u.id = t.user_id
    where t.sign_in_id = sign_in and t.expires_at > at
      and (user_type is null or (u.user_type_id = user_type and u.company_id is not distinct from company))
  ) and (session is null or exists (select from sessions s where s.id = session and s.status <> 'cancelled'))
$$;
