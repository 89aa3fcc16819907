CREATE TABLE "team_page_names" (
	"page_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_page_names_page_id_consumer_id_pk" PRIMARY KEY("page_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "team_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"team" text NOT NULL,
	"token" text NOT NULL,
	"content" json NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"posted_at" timestamp with time zone,
	CONSTRAINT "team_pages_token_unique" UNIQUE("token"),
	CONSTRAINT "team_pages_team" UNIQUE("session_id","team"),
	CONSTRAINT "team_pages_id_company" UNIQUE("id","company_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "team_pages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "team_page_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_page_names" ADD CONSTRAINT "team_page_names_page_fk" FOREIGN KEY ("page_id","company_id") REFERENCES "public"."team_pages"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_page_names" ADD CONSTRAINT "team_page_names_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_pages" ADD CONSTRAINT "team_pages_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_page_names_consumer" ON "team_page_names" USING btree ("consumer_id");--> statement-breakpoint
CREATE INDEX "team_pages_company" ON "team_pages" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_team_page_days_range" CHECK ("companies"."team_page_days" between 1 and 365);