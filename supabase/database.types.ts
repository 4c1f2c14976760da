
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "accessories": {
                  Row: {
                    "description": string,"heading": string,"id": number,"image": string,"part_number": string,"price_paise": number,"sort_order": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "description"?: string,"heading": string,"id"?: never,"image": string,"part_number": string,"price_paise": number,"sort_order"?: number,"vehicle_id": number
                  }
                  Update: {
                    "description"?: string,"heading"?: string,"id"?: never,"image"?: string,"part_number"?: string,"price_paise"?: number,"sort_order"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "accessories_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"amc_enquiries": {
                  Row: {
                    "created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"registration_number": string,"search_text": string,"submission_hash": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"doubt"?: number,"email": string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model": string,"name": string,"registration_number": string,"search_text"?: never,"submission_hash"?: string,"year_of_purchase": string
                  }
                  Update: {
                    "created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"search_text"?: never,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Relationships: [
                    
                  ]
                },"audit_events": {
                  Row: {
                    "action": string,"actor_id": string | null,"after": string,"before": string,"created_at": string,"id": string,"is_quarantined": boolean,"mobile_digits": string,"new_values": Json | null,"old_values": Json | null,"request_id": string,"row_id": string,"search_text": string,"subject": string,"table_name": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"after"?: string,"before"?: string,"created_at"?: string,"id"?: string,"is_quarantined"?: never,"mobile_digits"?: never,"new_values"?: Json | null,"old_values"?: Json | null,"request_id"?: string,"row_id"?: string,"search_text"?: never,"subject": string,"table_name"?: string,"user_id"?: string
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"after"?: string,"before"?: string,"created_at"?: string,"id"?: string,"is_quarantined"?: never,"mobile_digits"?: never,"new_values"?: Json | null,"old_values"?: Json | null,"request_id"?: string,"row_id"?: string,"search_text"?: never,"subject"?: string,"table_name"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"career_applications": {
                  Row: {
                    "created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"name": string,"post": string,"resume_path": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"doubt"?: number,"email": string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"name": string,"post": string,"resume_path": string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"post"?: string,"resume_path"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"colours": {
                  Row: {
                    "id": number,"image": string,"name": string,"paint": (string)[],"sort_order": number,"swatch_image": string,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"image": string,"name": string,"paint": (string)[],"sort_order"?: number,"swatch_image": string,"vehicle_id": number
                  }
                  Update: {
                    "id"?: never,"image"?: string,"name"?: string,"paint"?: (string)[],"sort_order"?: number,"swatch_image"?: string,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "colours_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_requests": {
                  Row: {
                    "created_at": string,"doubt": number,"first_name": string,"id": string,"is_quarantined": boolean,"last_name": string,"message": string,"mobile": string,"mobile_digits": string,"postal_code": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"doubt"?: number,"first_name": string,"id": string,"is_quarantined"?: boolean,"last_name": string,"message"?: string,"mobile": string,"mobile_digits"?: never,"postal_code": string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"doubt"?: number,"first_name"?: string,"id"?: string,"is_quarantined"?: boolean,"last_name"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"postal_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"dealers": {
                  Row: {
                    "address": string,"closed_at": string | null,"customer_no": string,"email": string,"holidays": NonNullable<Json>,"hours": NonNullable<Json>,"id": number,"image": string,"is_showroom": boolean,"latitude": number,"longitude": number,"map_embed_url": string,"name": string,"open_time": string,"sales_no": string,"service_email": string | null,"service_no": string,"services": (string)[],"sort_order": number,"spare_no": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"closed_at"?: string | null,"customer_no": string,"email": string,"holidays"?: NonNullable<Json>,"hours"?: NonNullable<Json>,"id"?: number,"image"?: string,"is_showroom"?: boolean,"latitude": number,"longitude": number,"map_embed_url": string,"name": string,"open_time": string,"sales_no": string,"service_email"?: string | null,"service_no": string,"services"?: (string)[],"sort_order"?: number,"spare_no"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "address"?: string,"closed_at"?: string | null,"customer_no"?: string,"email"?: string,"holidays"?: NonNullable<Json>,"hours"?: NonNullable<Json>,"id"?: number,"image"?: string,"is_showroom"?: boolean,"latitude"?: number,"longitude"?: number,"map_embed_url"?: string,"name"?: string,"open_time"?: string,"sales_no"?: string,"service_email"?: string | null,"service_no"?: string,"services"?: (string)[],"sort_order"?: number,"spare_no"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"dealership": {
                  Row: {
                    "booking_no": string,"builder_name": string,"builder_url": string,"care_email": string,"care_no": string,"city": string,"colours": NonNullable<Json>,"customers": number | null,"district": string,"id": number,"is_filled": boolean,"logo": string,"mail_footer": string,"name": string,"opened_at": string | null,"opening_hours": NonNullable<Json>,"provider_name": string,"provider_url": string,"sales_email": string,"sales_no": string,"service_email": string,"service_no": string,"since": number | null,"social_links": NonNullable<Json>,"state": string,"updated_at": string,"whatsapp_no": string,"wordmark": string,"wordmark_below": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_no"?: string,"builder_name"?: string,"builder_url"?: string,"care_email"?: string,"care_no"?: string,"city"?: string,"colours"?: NonNullable<Json>,"customers"?: number | null,"district"?: string,"id"?: number,"is_filled"?: never,"logo"?: string,"mail_footer"?: string,"name"?: string,"opened_at"?: string | null,"opening_hours"?: NonNullable<Json>,"provider_name"?: string,"provider_url"?: string,"sales_email"?: string,"sales_no"?: string,"service_email"?: string,"service_no"?: string,"since"?: number | null,"social_links"?: NonNullable<Json>,"state"?: string,"updated_at"?: string,"whatsapp_no"?: string,"wordmark"?: string,"wordmark_below"?: string
                  }
                  Update: {
                    "booking_no"?: string,"builder_name"?: string,"builder_url"?: string,"care_email"?: string,"care_no"?: string,"city"?: string,"colours"?: NonNullable<Json>,"customers"?: number | null,"district"?: string,"id"?: number,"is_filled"?: never,"logo"?: string,"mail_footer"?: string,"name"?: string,"opened_at"?: string | null,"opening_hours"?: NonNullable<Json>,"provider_name"?: string,"provider_url"?: string,"sales_email"?: string,"sales_no"?: string,"service_email"?: string,"service_no"?: string,"since"?: number | null,"social_links"?: NonNullable<Json>,"state"?: string,"updated_at"?: string,"whatsapp_no"?: string,"wordmark"?: string,"wordmark_below"?: string
                  }
                  Relationships: [
                    
                  ]
                },"features": {
                  Row: {
                    "description": string,"heading": string,"id": number,"image": string,"sort_order": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "description"?: string,"heading": string,"id"?: never,"image": string,"sort_order"?: number,"vehicle_id": number
                  }
                  Update: {
                    "description"?: string,"heading"?: string,"id"?: never,"image"?: string,"sort_order"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "features_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"finance_enquiries": {
                  Row: {
                    "agreed": boolean,"created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"loan_amount": string,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"price_paise": number | null,"proof_of_address": string | null,"proof_of_identity": string | null,"search_text": string,"submission_hash": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed"?: boolean,"created_at"?: string,"doubt"?: number,"email"?: string,"id": string,"is_quarantined"?: boolean,"loan_amount"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"price_paise"?: number | null,"proof_of_address"?: string | null,"proof_of_identity"?: string | null,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Update: {
                    "agreed"?: boolean,"created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"loan_amount"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"price_paise"?: number | null,"proof_of_address"?: string | null,"proof_of_identity"?: string | null,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Relationships: [
                    
                  ]
                },"former_names": {
                  Row: {
                    "created_at": string,"name": string,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"name": string,"vehicle_id": number
                  }
                  Update: {
                    "created_at"?: string,"name"?: string,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "former_names_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"frames": {
                  Row: {
                    "image": string,"position": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "image": string,"position": number,"vehicle_id": number
                  }
                  Update: {
                    "image"?: string,"position"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "frames_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"gallery_images": {
                  Row: {
                    "alt": string,"body_hash": string | null,"created_at": string,"id": number,"idempotency_key": string | null,"image": string,"sort_order": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"id"?: never,"idempotency_key"?: string | null,"image": string,"sort_order"?: number,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"sort_order"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"joy_club_members": {
                  Row: {
                    "created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"purchase_year": string,"registration_number": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"doubt"?: number,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"purchase_year"?: string,"registration_number"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"purchase_year"?: string,"registration_number"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"lead_events": {
                  Row: {
                    "actor": string,"actor_id": string | null,"created_at": string,"id": string,"kind": string,"lead_id": string,"place": number,"value": string,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor"?: string,"actor_id"?: string | null,"created_at"?: string,"id": string,"kind": string,"lead_id": string,"place"?: number,"value"?: string,"words"?: string
                  }
                  Update: {
                    "actor"?: string,"actor_id"?: string | null,"created_at"?: string,"id"?: string,"kind"?: string,"lead_id"?: string,"place"?: number,"value"?: string,"words"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lead_events_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    }
                  ]
                },"leads": {
                  Row: {
                    "assignee_id": string | null,"created_at": string,"due_at": string | null,"enquiry_id": string,"enquiry_table": string,"family": string,"id": string,"is_open": boolean,"lost_because": string,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"next_step": string,"search_text": string,"stage": string,"touched_at": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "assignee_id"?: string | null,"created_at": string,"due_at"?: string | null,"enquiry_id": string,"enquiry_table": string,"family": string,"id"?: string,"is_open"?: never,"lost_because"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"next_step"?: string,"search_text"?: never,"stage"?: string,"touched_at"?: string | null,"version"?: number
                  }
                  Update: {
                    "assignee_id"?: string | null,"created_at"?: string,"due_at"?: string | null,"enquiry_id"?: string,"enquiry_table"?: string,"family"?: string,"id"?: string,"is_open"?: never,"lost_because"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"next_step"?: string,"search_text"?: never,"stage"?: string,"touched_at"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "leads_assignee_id_fkey"
      columns: ["assignee_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["id"]
    }
                  ]
                },"network_applications": {
                  Row: {
                    "address": string,"created_at": string,"doubt": number,"id": string,"is_quarantined": boolean,"location": string,"mobile": string,"mobile_digits": string,"name": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"created_at"?: string,"doubt"?: number,"id": string,"is_quarantined"?: boolean,"location": string,"mobile": string,"mobile_digits"?: never,"name": string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "address"?: string,"created_at"?: string,"doubt"?: number,"id"?: string,"is_quarantined"?: boolean,"location"?: string,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"notifications": {
                  Row: {
                    "alt": string,"body_hash": string | null,"created_at": string,"first_day": string | null,"id": number,"idempotency_key": string | null,"image": string,"last_day": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image": string,"last_day"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"last_day"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"offer_enquiries": {
                  Row: {
                    "agreed": boolean,"created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"name": string,"offer_id": number | null,"offer_title": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed": boolean,"created_at"?: string,"doubt"?: number,"email": string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"name": string,"offer_id"?: number | null,"offer_title"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "agreed"?: boolean,"created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"offer_id"?: number | null,"offer_title"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"offers": {
                  Row: {
                    "alt": string,"body_hash": string | null,"created_at": string,"description": string,"first_day": string | null,"id": number,"idempotency_key": string | null,"image": string,"last_day": string | null,"models": (string)[],"terms": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"description": string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image": string,"last_day"?: string | null,"models"?: (string)[],"terms"?: string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"description"?: string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"last_day"?: string | null,"models"?: (string)[],"terms"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"opt_ins": {
                  Row: {
                    "created_at": string,"doubt": number,"email": boolean,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"name": string,"obd": boolean,"rcs": boolean,"registration_number": string,"search_text": string,"sms": boolean,"submission_hash": string,"whatsapp": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"doubt"?: number,"email"?: boolean,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"name": string,"obd"?: boolean,"rcs"?: boolean,"registration_number": string,"search_text"?: never,"sms"?: boolean,"submission_hash"?: string,"whatsapp"?: boolean
                  }
                  Update: {
                    "created_at"?: string,"doubt"?: number,"email"?: boolean,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"obd"?: boolean,"rcs"?: boolean,"registration_number"?: string,"search_text"?: never,"sms"?: boolean,"submission_hash"?: string,"whatsapp"?: boolean
                  }
                  Relationships: [
                    
                  ]
                },"page_lists": {
                  Row: {
                    "entries": NonNullable<Json>,"id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "entries": NonNullable<Json>,"id": string,"updated_at"?: string
                  }
                  Update: {
                    "entries"?: NonNullable<Json>,"id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"page_texts": {
                  Row: {
                    "id": string,"markdown": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id": string,"markdown": string,"updated_at"?: string
                  }
                  Update: {
                    "id"?: string,"markdown"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"price_batch_rows": {
                  Row: {
                    "after_paise": number,"batch_id": string,"before_paise": number,"found_at": string | null,"found_by": string,"found_paise": number | null,"is_first": boolean,"model": string,"outcome": string | null,"place": number,"undo_outcome": string | null,"variant": string,"variant_id": number | null,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "after_paise": number,"batch_id": string,"before_paise": number,"found_at"?: string | null,"found_by"?: string,"found_paise"?: number | null,"is_first": boolean,"model": string,"outcome"?: string | null,"place": number,"undo_outcome"?: string | null,"variant": string,"variant_id"?: number | null,"vehicle_id": number
                  }
                  Update: {
                    "after_paise"?: number,"batch_id"?: string,"before_paise"?: number,"found_at"?: string | null,"found_by"?: string,"found_paise"?: number | null,"is_first"?: boolean,"model"?: string,"outcome"?: string | null,"place"?: number,"undo_outcome"?: string | null,"variant"?: string,"variant_id"?: number | null,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "price_batch_rows_batch_id_fkey"
      columns: ["batch_id"]
isOneToOne: false
      referencedRelation: "price_batches"
      referencedColumns: ["id"]
    }
                  ]
                },"price_batches": {
                  Row: {
                    "actor_id": string,"applied_at": string | null,"created_at": string,"due_at": string | null,"ended_at": string | null,"ended_by": string,"id": string,"price_count": number,"restored_count": number,"set_count": number,"state": string,"title": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id": string,"applied_at"?: string | null,"created_at"?: string,"due_at"?: string | null,"ended_at"?: string | null,"ended_by"?: string,"id": string,"price_count": number,"restored_count"?: number,"set_count"?: number,"state"?: string,"title": string,"user_id": string
                  }
                  Update: {
                    "actor_id"?: string,"applied_at"?: string | null,"created_at"?: string,"due_at"?: string | null,"ended_at"?: string | null,"ended_by"?: string,"id"?: string,"price_count"?: number,"restored_count"?: number,"set_count"?: number,"state"?: string,"title"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"price_history": {
                  Row: {
                    "after_paise": number,"batch_id": string | null,"before_paise": number | null,"created_at": string,"id": number,"user_id": string,"variant": string,"variant_id": number | null,"vehicle_id": number,"way": string
                  }
                  ComputedFields: never
                  Insert: {
                    "after_paise": number,"batch_id"?: string | null,"before_paise"?: number | null,"created_at"?: string,"id"?: never,"user_id"?: string,"variant"?: string,"variant_id"?: number | null,"vehicle_id": number,"way": string
                  }
                  Update: {
                    "after_paise"?: number,"batch_id"?: string | null,"before_paise"?: number | null,"created_at"?: string,"id"?: never,"user_id"?: string,"variant"?: string,"variant_id"?: number | null,"vehicle_id"?: number,"way"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "price_history_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"product_enquiries": {
                  Row: {
                    "colour": string,"created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"price_paise": number | null,"search_text": string,"submission_hash": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                    "colour": string,"created_at"?: string,"doubt"?: number,"email": string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model": string,"name": string,"price_paise"?: number | null,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Update: {
                    "colour"?: string,"created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"price_paise"?: number | null,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Relationships: [
                    
                  ]
                },"reviews": {
                  Row: {
                    "created_at": string,"id": string,"is_quarantined": boolean,"message": string,"mobile_digits": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"is_quarantined"?: boolean,"message": string,"mobile_digits"?: never,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile_digits"?: never,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"sales_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"model": string,"name": string,"pin_code": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"pin_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"pin_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"service_bookings": {
                  Row: {
                    "booking_date": string | null,"created_at": string,"doubt": number,"email": string,"entered_model": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"registration_number": string,"search_text": string,"service_type": string,"submission_hash": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_date"?: string | null,"created_at"?: string,"doubt"?: number,"email"?: string,"entered_model"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"search_text"?: never,"service_type"?: string,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Update: {
                    "booking_date"?: string | null,"created_at"?: string,"doubt"?: number,"email"?: string,"entered_model"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"search_text"?: never,"service_type"?: string,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Relationships: [
                    
                  ]
                },"service_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"model": string,"name": string,"pin_code": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"pin_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"pin_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"slides": {
                  Row: {
                    "alt": string,"body_hash": string | null,"first_day": string | null,"id": number,"idempotency_key": string | null,"image": string,"last_day": string | null,"line": string,"link": string,"sort_order": number,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image": string,"last_day"?: string | null,"line"?: string,"link"?: string,"sort_order"?: number,"title"?: string,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"last_day"?: string | null,"line"?: string,"link"?: string,"sort_order"?: number,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"spare_part_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"pin_code": string,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"pin_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"pin_code"?: string,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"staff": {
                  Row: {
                    "city": string,"created_at": string,"email": string,"expires_on": string,"id": string,"mobile": string,"name": string,"status": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "city"?: string,"created_at"?: string,"email": string,"expires_on"?: string,"id": string,"mobile"?: string,"name": string,"status"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "city"?: string,"created_at"?: string,"email"?: string,"expires_on"?: string,"id"?: string,"mobile"?: string,"name"?: string,"status"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"variants": {
                  Row: {
                    "id": number,"name": string,"price_paise": number,"sort_order": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"name": string,"price_paise": number,"sort_order"?: number,"vehicle_id": number
                  }
                  Update: {
                    "id"?: never,"name"?: string,"price_paise"?: number,"sort_order"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "variants_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicles": {
                  Row: {
                    "archived_at": string | null,"bike_name": string,"body_dimensions": NonNullable<Json>,"body_type": string,"brochure": string,"category": string,"created_at": string,"details": string,"display_name": string,"electricals": NonNullable<Json>,"engine": string,"engine_specification": NonNullable<Json>,"figure_sources": NonNullable<Json>,"first_shown_at": string | null,"frame_and_suspension": NonNullable<Json>,"hero_image": string,"icon_image": string,"id": number,"is_active": boolean,"is_in_menu": boolean,"listing_image": string,"menu_name": string | null,"mileage": string,"missing": (string)[],"name_image": string,"power": string,"price_paise": number,"share_image": string,"sort_order": number,"state": string,"tagline": string,"transmission": string,"transmission_specification": NonNullable<Json>,"tyres_and_brakes": NonNullable<Json>,"updated_at": string,"updated_by": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "archived_at"?: string | null,"bike_name": string,"body_dimensions"?: NonNullable<Json>,"body_type": string,"brochure"?: string,"category": string,"created_at"?: string,"details"?: string,"display_name": string,"electricals"?: NonNullable<Json>,"engine"?: string,"engine_specification"?: NonNullable<Json>,"figure_sources"?: NonNullable<Json>,"first_shown_at"?: string | null,"frame_and_suspension"?: NonNullable<Json>,"hero_image"?: string,"icon_image"?: string,"id"?: never,"is_active"?: boolean,"is_in_menu"?: boolean,"listing_image"?: string,"menu_name"?: string | null,"mileage"?: string,"missing"?: never,"name_image"?: string,"power"?: string,"price_paise"?: number,"share_image"?: string,"sort_order"?: number,"state"?: never,"tagline"?: string,"transmission"?: string,"transmission_specification"?: NonNullable<Json>,"tyres_and_brakes"?: NonNullable<Json>,"updated_at"?: string,"updated_by"?: string,"version"?: number
                  }
                  Update: {
                    "archived_at"?: string | null,"bike_name"?: string,"body_dimensions"?: NonNullable<Json>,"body_type"?: string,"brochure"?: string,"category"?: string,"created_at"?: string,"details"?: string,"display_name"?: string,"electricals"?: NonNullable<Json>,"engine"?: string,"engine_specification"?: NonNullable<Json>,"figure_sources"?: NonNullable<Json>,"first_shown_at"?: string | null,"frame_and_suspension"?: NonNullable<Json>,"hero_image"?: string,"icon_image"?: string,"id"?: never,"is_active"?: boolean,"is_in_menu"?: boolean,"listing_image"?: string,"menu_name"?: string | null,"mileage"?: string,"missing"?: never,"name_image"?: string,"power"?: string,"price_paise"?: number,"share_image"?: string,"sort_order"?: number,"state"?: never,"tagline"?: string,"transmission"?: string,"transmission_specification"?: NonNullable<Json>,"tyres_and_brakes"?: NonNullable<Json>,"updated_at"?: string,"updated_by"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"warranty_enquiries": {
                  Row: {
                    "created_at": string,"doubt": number,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"registration_number": string,"search_text": string,"submission_hash": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"doubt"?: number,"email": string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"registration_number"?: string,"search_text"?: never,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Update: {
                    "created_at"?: string,"doubt"?: number,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"search_text"?: never,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "amc_report": {
                  Row: {
                    "contact_number": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"message": string,"model": string | null,"name": string,"registration_number": string,"search_text": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Update: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"audit_report": {
                  Row: {
                    "action": string,"after": string,"at_date": string | null,"at_time": string | null,"before": string,"can_take_back": boolean | null,"created_at": string,"id": string,"search_text": string,"subject": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                           "action"?: string | null,"after"?: string | null,"at_date"?: never,"at_time"?: never,"before"?: string | null,"can_take_back"?: never,"created_at"?: string | null,"id"?: string | null,"search_text"?: string | null,"subject"?: string | null,"user_id"?: never
                         }
                        Update: {
                           "action"?: string | null,"after"?: string | null,"at_date"?: never,"at_time"?: never,"before"?: string | null,"can_take_back"?: never,"created_at"?: string | null,"id"?: string | null,"search_text"?: string | null,"subject"?: string | null,"user_id"?: never
                         }
                        Relationships: [
                    
                  ]
                },"booking_report": {
                  Row: {
                    "bookingDate": string | null,"contactNumber": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"enteredModel": string,"id": string,"message": string,"model": string | null,"name": string,"registrationNumber": string,"search_text": string,"serviceType": string,"yearOfPurchase": string
                  }
                  ComputedFields: never
                  Insert: {
                           "bookingDate"?: never,"contactNumber"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"enteredModel"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registrationNumber"?: string | null,"search_text"?: string | null,"serviceType"?: string | null,"yearOfPurchase"?: string | null
                         }
                        Update: {
                           "bookingDate"?: never,"contactNumber"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"enteredModel"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registrationNumber"?: string | null,"search_text"?: string | null,"serviceType"?: string | null,"yearOfPurchase"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"career_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"name": string,"phone": string,"post_applied_for": string,"resume_url": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"phone"?: string | null,"post_applied_for"?: string | null,"resume_url"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"phone"?: string | null,"post_applied_for"?: string | null,"resume_url"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"contact_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"first_name": string,"id": string,"last_name": string,"message": string,"mobile_no": string,"postal_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"first_name"?: string | null,"id"?: string | null,"last_name"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"postal_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"first_name"?: string | null,"id"?: string | null,"last_name"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"postal_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"finance_report": {
                  Row: {
                    "contact": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"loan_amount": string,"message": string,"model": string | null,"name": string,"price": string | null,"proof_of_address": string | null,"proof_of_identity": string | null,"search_text": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"loan_amount"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"proof_of_address"?: never,"proof_of_identity"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Update: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"loan_amount"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"proof_of_address"?: never,"proof_of_identity"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"joy_club_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"message": string,"mobile": string,"model": string | null,"name": string,"purchaseYear": string,"regNo": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"mobile"?: string | null,"model"?: never,"name"?: string | null,"purchaseYear"?: string | null,"regNo"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"mobile"?: string | null,"model"?: never,"name"?: string | null,"purchaseYear"?: string | null,"regNo"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"network_report": {
                  Row: {
                    "address": string,"created_at": string,"created_date": string | null,"created_time": string | null,"id": string,"location": string,"mobile_no": string,"name": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "address"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"location"?: string | null,"mobile_no"?: string | null,"name"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "address"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"location"?: string | null,"mobile_no"?: string | null,"name"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"offer_report": {
                  Row: {
                    "contact": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"name": string,"offer": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"offer"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"offer"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"opt_in_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email": boolean,"id": string,"mobile": string,"name": string,"obd": boolean,"rcs": boolean,"registration": string,"search_text": string,"sms": boolean,"whatsapp": boolean
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: boolean | null,"id"?: string | null,"mobile"?: string | null,"name"?: string | null,"obd"?: boolean | null,"rcs"?: boolean | null,"registration"?: string | null,"search_text"?: string | null,"sms"?: boolean | null,"whatsapp"?: boolean | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: boolean | null,"id"?: string | null,"mobile"?: string | null,"name"?: string | null,"obd"?: boolean | null,"rcs"?: boolean | null,"registration"?: string | null,"search_text"?: string | null,"sms"?: boolean | null,"whatsapp"?: boolean | null
                         }
                        Relationships: [
                    
                  ]
                },"product_enquiry_report": {
                  Row: {
                    "color": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"price": string | null,"search_text": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                           "color"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Update: {
                           "color"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"review_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"id": string,"message": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"message"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"message"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"sales_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"mobile_no": string,"model": string | null,"name": string,"pin_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"service_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"mobile_no": string,"model": string | null,"name": string,"pin_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"spare_part_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"pin_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"warranty_report": {
                  Row: {
                    "contact_number": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"message": string,"model": string | null,"name": string,"registration_number": string,"search_text": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Update: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "allow_email_change":
{ Args: { "email": string,"staff_id": string }; Returns: undefined
                           },
"allow_password_change":
{ Args: { "actor_id"?: string,"staff_id": string }; Returns: undefined
                           },
"apply_due_price_batch":
{ Args: { "moment": string }; Returns: string
                           },
"cancel_price_batch":
{ Args: { "batch_id": string }; Returns: Json
                           },
"change_lead":
{ Args: { "change": Json,"lead_id": string,"seen_version": number }; Returns: Json
                           },
"create_price_batch":
{ Args: { "batch_id": string,"due_at"?: string,"prices": Json,"title": string }; Returns: Json
                           },
"create_vehicle":
{ Args: { "body_type"?: string,"category"?: string,"copy_of"?: number,"display_name": string,"name": string }; Returns: Json
                           },
"find_resume_upload":
{ Args: { "path": string }; Returns: {
              "is_claimed": boolean,"size": number
            }[]
                           },
"find_staff_sign_in":
{ Args: { "typed": string }; Returns: {
              "email": string,"id": string
            }[]
                           },
"forget_sign_in_try":
{ Args: { "address_bucket"?: string,"user_bucket": string }; Returns: undefined
                           },
"inbox_counts":
{ Args: { "since"?: string }; Returns: Json
                           },
"inbox_page":
{ Args: { "assignee"?: string,"from_day"?: string,"kind"?: string,"page_number"?: number,"page_size"?: number,"stage"?: string,"tab": string,"term"?: string,"to_day"?: string }; Returns: Json
                           },
"list_colleagues":
{ Args: Record<PropertyKey, never>; Returns: {
              "id": string,"name": string
            }[]
                           },
"menu_models":
{ Args: { "most": number }; Returns: {
              "bike_name": string,"category": string,"in_menu": number,"label": string,"total": number
            }[]
                           },
"note_touch":
{ Args: { "event_id": string,"kind": string,"lead_id": string,"words": string }; Returns: Json
                           },
"open_resume":
{ Args: { "path": string }; Returns: string
                           },
"open_staff_session":
{ Args: { "auth_session": string }; Returns: boolean
                           },
"order_content":
{ Args: { "expected": (number)[],"ids": (number)[],"kind": string }; Returns: Json
                           },
"order_outlets":
{ Args: { "ids": (number)[] }; Returns: undefined
                           },
"order_vehicles":
{ Args: { "expected": (number)[],"ids": (number)[],"line": string }; Returns: Json
                           },
"price_batch_leads":
{ Args: { "batch_id": string }; Returns: Json
                           },
"read_lead":
{ Args: { "lead_id": string }; Returns: Json
                           },
"read_setup":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_site_build":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_at": string,"called_at": string,"tried_at": string
            }[]
                           },
"read_vehicle":
{ Args: { "vehicle_id": number }; Returns: Json
                           },
"record_build_call":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"release_enquiry":
{ Args: { "enquiry_id": string,"report": string }; Returns: boolean
                           },
"report_export_page":
{ Args: { "below_created_at"?: string,"below_id"?: string,"export_id"?: string,"from_day"?: string,"page_size"?: number,"quarantined"?: boolean,"report": string,"term"?: string,"to_day"?: string }; Returns: Json
                           },
"report_page":
{ Args: { "from_day"?: string,"page_number"?: number,"page_size"?: number,"quarantined"?: boolean,"report": string,"term"?: string,"to_day"?: string }; Returns: Json
                           },
"save_vehicle":
{ Args: { "changes": Json,"expected": number,"vehicle_id": number }; Returns: Json
                           },
"set_vehicle_state":
{ Args: { "vehicle_id": number,"wanted": string }; Returns: Json
                           },
"store_enquiry":
{ Args: { "enquiry": Json,"form_table": string,"sender": string }; Returns: string
                           },
"take_back_change":
{ Args: { "event_id": string }; Returns: Json
                           },
"take_build_call":
{ Args: { "pause_seconds": number }; Returns: boolean
                           },
"take_resume_upload":
{ Args: { "path": string,"sender": string,"size": number }; Returns: boolean
                           },
"take_sign_in_try":
{ Args: { "address_bucket"?: string,"user_bucket": string }; Returns: boolean
                           },
"today_counts":
{ Args: Record<PropertyKey, never>; Returns: {
              "day": string,"quarantined": number,"report": string,"today": number
            }[]
                           },
"unclaimed_resumes":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"undo_price_batch":
{ Args: { "batch_id": string }; Returns: Json
                           },
"use_staff_session":
{ Args: Record<PropertyKey, never>; Returns: {
              "city": string,"created_at": string,"email": string,"expires_on": string,"id": string,"mobile": string,"name": string,"status": string,"user_id": string
            }[]
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
